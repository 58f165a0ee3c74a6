import { Alert, Button, Group, List, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconPlayerPlay } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import { type Campaign, type Preflight, preflightQuery } from '../../../data/review/campaigns.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { PersonCell } from '../../../parts/person/person-cell.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { reviewTexts } from '../texts.ts'

type PreflightCardProps = { campaign: Campaign; isDirty: boolean; onOpen: (items: number) => void }

/** What would happen if it were opened now, and the button that does it. */
export function PreflightCard({ campaign, isDirty, onOpen }: PreflightCardProps) {
  const t = useTexts(reviewTexts)
  const { language } = useLanguage()
  const { data, error } = useQuery(preflightQuery(campaign.id, campaign.version, language))
  return (
    <Card
      title={t('reviews.preflight')}
      description={isDirty ? t('reviews.preflight.unsaved') : t('reviews.preflight.text')}
      actions={
        <Button
          leftSection={<IconPlayerPlay size={18} className="rtl-flip" />}
          disabled={!data?.ok || isDirty}
          onClick={() => onOpen(data?.total ?? 0)}
        >
          {t('reviews.open')}
        </Button>
      }
    >
      <ProblemAlert error={error} />
      {!data && !error && <Skeleton height={64} />}
      {data && (
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
      )}
    </Card>
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
