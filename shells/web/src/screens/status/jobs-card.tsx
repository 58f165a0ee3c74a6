import { Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { Status } from '../../data/operator/status.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { Card } from '../../parts/page/card.tsx'
import { Fact, FactList } from '../../parts/page/fact-list.tsx'
import { statusTexts } from './texts.ts'

export function JobsCard({ jobs }: { jobs: Status['jobs'] }) {
  const t = useTexts(statusTexts)
  const { language } = useLanguage()
  return (
    <Card title={t('status.jobs')}>
      <FactList>
        {(['waiting', 'running', 'failed'] as const).map(key => (
          <Fact key={key} label={t(`status.jobs.${key}`)}>
            {fmt.number(language, jobs[key])}
          </Fact>
        ))}
        {jobs.late_seconds > 0 && (
          <Fact label={t('status.jobs.late')}>{fmt.duration(language, jobs.late_seconds)}</Fact>
        )}
      </FactList>
      {jobs.failures.length > 0 && (
        <Stack gap="xs" mt="md">
          {jobs.failures.map(({ task, count, last_error }) => (
            <div key={task}>
              <Text size="sm" fw={500}>
                <bdi dir="ltr">{task}</bdi> ({fmt.number(language, count)})
              </Text>
              <Text size="sm" c="dimmed" lineClamp={3}>
                <bdi dir="ltr">{last_error}</bdi>
              </Text>
            </div>
          ))}
        </Stack>
      )}
    </Card>
  )
}
