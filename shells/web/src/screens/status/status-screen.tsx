import { SimpleGrid, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../data/me.ts'
import { type Status, statusQuery } from '../../data/operator/status.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageWaiting } from '../../parts/page/page-waiting.tsx'
import { Forbidden } from '../../parts/state/forbidden.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { BackupCard } from './backup-card.tsx'
import { Findings } from './findings.tsx'
import { JobsCard } from './jobs-card.tsx'
import { KeysCard } from './keys-card.tsx'
import { ProcessesCard } from './processes-card.tsx'
import { RoutesCard } from './routes-card.tsx'
import { SchedulesCard } from './schedules-card.tsx'
import { SparedCard } from './spared-card.tsx'
import { statusTexts } from './texts.ts'

export function StatusScreen() {
  const { user } = useMe()
  return user.is_operator ? <Whole /> : <Forbidden order={1} />
}

function Whole() {
  const t = useTexts(statusTexts)
  const { data, error, refetch } = useQuery(statusQuery)
  if (!data) return error ? <ProblemState error={error} onRetry={() => void refetch()} /> : <PageWaiting />
  return (
    <>
      <PageHeader
        title={t('status.title')}
        description={t('status.subtitle', { version: data.version ?? '–' })}
      />
      <Parts status={data} />
    </>
  )
}

/** What is wrong stands first; below it what the judgement goes by. */
function Parts({ status }: { status: Status }) {
  return (
    <Stack gap="lg">
      <Findings findings={status.findings} />
      <ProcessesCard processes={status.processes} />
      <SimpleGrid cols={{ base: 1, md: 3 }}>
        <JobsCard jobs={status.jobs} />
        <BackupCard backup={status.backup} />
        <KeysCard keys={status.keys} />
      </SimpleGrid>
      {status.spared.length > 0 && <SparedCard spared={status.spared} />}
      <RoutesCard routes={status.routes} />
      <SchedulesCard schedules={status.schedules} />
    </Stack>
  )
}
