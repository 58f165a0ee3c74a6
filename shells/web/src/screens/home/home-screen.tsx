import { Box, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useCan, useMe } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Applications } from './applications/applications.tsx'
import { ApprovalsCard } from './approvals-card.tsx'
import { Attention } from './attention.tsx'
import { FirstSteps, useFirstSteps } from './first-steps/first-steps.tsx'
import { LatestActivity } from './latest-activity.tsx'
import { Modules } from './modules.tsx'
import { Numbers } from './numbers.tsx'
import { OwnReports } from './own-reports.tsx'
import { homeTexts } from './texts.ts'

/** The first page. Most people come to open an application; whoever answers for the organisation first sees how it stands. */
export function HomeScreen() {
  const t = useTexts(homeTexts)
  const { user, tenant } = useMe()
  const answers = useCan('audit.read')
  return (
    <Stack gap={28}>
      <Box>
        <Title order={1} size="h2" data-title={t('home.title')}>
          {t('home.greeting', { name: user.given_name ?? user.name })}
        </Title>
        <Text c="dimmed" size="sm">
          {tenant.name}
        </Text>
      </Box>
      {answers ? <Overseeing /> : <Working />}
    </Stack>
  )
}

function Overseeing() {
  const firstSteps = useFirstSteps()
  return (
    <>
      <Numbers />
      <ApprovalsCard />
      <SimpleGrid cols={{ base: 1, md: firstSteps ? 2 : 1 }} spacing="lg" style={{ alignItems: 'start' }}>
        {firstSteps && <FirstSteps onboarding={firstSteps} />}
        <Attention />
      </SimpleGrid>
      <OwnReports />
      <Applications takesFocus={false} />
      <Modules />
      <LatestActivity />
    </>
  )
}

function Working() {
  return (
    <>
      <ApprovalsCard />
      <Applications takesFocus />
      <OwnReports />
      <Modules />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <Attention />
        <LatestActivity />
      </SimpleGrid>
    </>
  )
}
