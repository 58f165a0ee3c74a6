import { Box, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useMe } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Attention } from './attention.tsx'
import { LatestActivity } from './latest-activity.tsx'
import { Launcher } from './launcher.tsx'
import { Numbers } from './numbers.tsx'
import { homeTexts } from './texts.ts'

/** The first page: the way to the apps, how things stand, and what waits. */
export function HomeScreen() {
  const t = useTexts(homeTexts)
  const { user, tenant } = useMe()
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
      <Launcher />
      <Numbers />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" style={{ alignItems: 'start' }}>
        <Attention />
        <LatestActivity />
      </SimpleGrid>
    </Stack>
  )
}
