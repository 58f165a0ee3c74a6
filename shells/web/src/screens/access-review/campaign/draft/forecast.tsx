import { Alert, Group, List, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconUserCheck } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { Preflight } from '../../../../data/review/campaigns.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { useTexts } from '../../../../i18n/texts.ts'
import { StatusBadge } from '../../../../parts/badge/status-badge.tsx'
import { PersonCell } from '../../../../parts/person/person-cell.tsx'
import { reviewTexts } from '../../texts.ts'

/** How many items, for whom, and what stands against it; the default grants apart, because removing one ends a membership. */
export function Forecast({ data }: { data: Preflight }) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  return (
    <Stack>
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
        {(['total', 'people', 'roles', 'automatic', 'recommended_removals'] as const).map(name => (
          <div key={name}>
            <Text fz={24} fw={650} lh={1.2}>
              {fmt.number(language, data[name])}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`reviews.preflight.${name}`)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      {data.automatic > 0 && (
        <Alert color="blue" icon={<IconUserCheck />}>
          {t('reviews.preflight.automatic.text', { count: fmt.number(language, data.automatic) })}
        </Alert>
      )}
      {data.notices.length > 0 && (
        <Alert color={data.ok ? 'yellow' : 'red'} icon={<IconAlertTriangle />}>
          <List size="sm" spacing={4}>
            {data.notices.map(({ code, text }) => (
              <List.Item key={code}>{text}</List.Item>
            ))}
          </List>
        </Alert>
      )}
      <Reviewers reviewers={data.reviewers} />
    </Stack>
  )
}

function Reviewers({ reviewers }: Pick<Preflight, 'reviewers'>) {
  const t = useTexts(reviewTexts)
  return (
    <Stack gap="xs">
      {reviewers.slice(0, 8).map(({ reviewer, items, can_decide }) => (
        <Group key={reviewer.id} justify="space-between" gap="sm" maw={620}>
          <PersonCell person={reviewer} />
          <Group gap="xs">
            {!can_decide && <StatusBadge tone="warning">{t('reviews.preflight.cannot_decide')}</StatusBadge>}
            <Text size="sm">{t('reviews.items.count', { count: items })}</Text>
          </Group>
        </Group>
      ))}
    </Stack>
  )
}
