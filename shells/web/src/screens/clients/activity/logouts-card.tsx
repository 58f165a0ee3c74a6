import { Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type Client, logoutsQuery } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayStrip } from '../../../parts/numbers/day-strip.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { clientsTexts } from '../texts.ts'

/** Whether the application heard that sessions ended; what did not reach it is told with the reason. */
export function LogoutsCard({ client }: { client: Client }) {
  const t = useTexts(clientsTexts)
  const { data } = useQuery(logoutsQuery(client.id))
  if (!data) return null
  const { hours, failed } = data
  return (
    <Card title={t('clients.logouts')} description={t('clients.logouts.text')}>
      <Stack>
        {hours.length > 0 ? (
          <DayStrip label={t('clients.logouts.strip', { name: client.name })} hours={hours} />
        ) : (
          <Text size="sm">{t('clients.logouts.none')}</Text>
        )}
        {failed.length > 0 && (
          <Stack gap="xs">
            <Text fw={600} size="sm">
              {t('clients.logouts.failed')}
            </Text>
            {failed.map(({ id, user, problem, attempt, created_at }) => (
              <Group key={id} justify="space-between" gap="sm">
                <Text size="sm">
                  <bdi>{user.name}</bdi>
                  {problem && (
                    <Text span size="xs" c="dimmed" dir="ltr">
                      {' · '}
                      {problem}
                    </Text>
                  )}
                </Text>
                <Text size="xs" c="dimmed" component="div">
                  {t('clients.logouts.attempts', { attempt })}
                  {' · '}
                  <RelativeTime value={created_at} />
                </Text>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}
