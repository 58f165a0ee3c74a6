import { Group, Stack, Text } from '@mantine/core'
import type { PersonOverview } from '../../../../data/organisation/person.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { ClientLogo } from '../../../../parts/logo/client-logo.tsx'
import { Card } from '../../../../parts/page/card.tsx'
import { RelativeTime } from '../../../../parts/time/relative-time.tsx'
import { peopleTexts } from '../../texts.ts'

/** What the person may open, agreed to, and opened last. */
export function ApplicationsCard({ overview: { applications } }: { overview: PersonOverview }) {
  const t = useTexts(peopleTexts)
  return (
    <Card title={t('person.applications')}>
      <Stack gap="sm">
        {applications.length === 0 && (
          <Text size="sm" c="dimmed">
            {t('person.applications.none')}
          </Text>
        )}
        {applications.map(application => (
          <Group key={application.client_id} gap="sm" wrap="nowrap">
            <ClientLogo client={application} size={32} />
            <div>
              <Text size="sm" fw={600}>
                <bdi>{application.name}</bdi>
              </Text>
              <Text size="xs" c="dimmed" component="div">
                {t('person.applications.opened')}:{' '}
                <RelativeTime value={application.last_opened_at} fallback={t('person.applications.never')} />
                {application.consented_at && (
                  <>
                    {' · '}
                    {t('person.applications.consented')}: <RelativeTime value={application.consented_at} />
                  </>
                )}
              </Text>
            </div>
          </Group>
        ))}
      </Stack>
    </Card>
  )
}
