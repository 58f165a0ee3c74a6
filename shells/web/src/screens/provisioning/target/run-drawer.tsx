import { Alert, Button, Code, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { type Run, retryRun, runQuery } from '../../../data/provisioning.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { DetailDrawer } from '../../../parts/overlay/detail-drawer.tsx'
import { Fact, FactList } from '../../../parts/page/fact-list.tsx'
import { Fold } from '../../../parts/page/fold.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { AbsoluteTime } from '../../../parts/time/relative-time.tsx'
import { scimTexts } from '../texts.ts'
import { RunStatus } from './run-status.tsx'

/** One push: what it was about, what became of it, and the conversation with the target. */
export function RunDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  const canManage = useCan('sso_provisioning.manage')
  const { data, error } = useQuery({ ...runQuery(id ?? '', language), enabled: id !== undefined })
  return (
    <DetailDrawer
      opened={id !== undefined}
      onClose={onClose}
      title={data ? <bdi>{data.subject?.name ?? t('scim.run.everything')}</bdi> : '…'}
      description={data && t(`scim.operation.${data.operation}`)}
      size={560}
      footer={canManage && data?.status === 'failed' && <Retry run={data} />}
    >
      {error && !data && <ProblemState error={error} />}
      {!data && !error && <Skeleton height={200} />}
      {data && <RunDetails run={data} />}
    </DetailDrawer>
  )
}

export function RunDetails({ run }: { run: Run }) {
  const t = useTexts(scimTexts)
  return (
    <Stack>
      <RunStatus run={run} />
      {run.problem && run.status !== 'succeeded' && (
        <Alert color={run.status === 'failed' ? 'red' : 'yellow'} icon={<IconAlertTriangle />}>
          {run.problem}
        </Alert>
      )}
      <FactList>
        <Fact label={t('scim.run.when')}>
          <AbsoluteTime value={run.created_at} />
        </Fact>
        <Fact label={t('scim.run.finished')}>
          <AbsoluteTime value={run.finished_at} />
        </Fact>
        {run.next_attempt_at && run.status === 'retrying' && (
          <Fact label={t('scim.run.next')}>
            <AbsoluteTime value={run.next_attempt_at} />
          </Fact>
        )}
        {run.http_status !== null && <Fact label="HTTP">{run.http_status}</Fact>}
      </FactList>
      <Text fw={600}>{t('scim.trace')}</Text>
      {run.trace.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('scim.trace.none')}
        </Text>
      )}
      {run.trace.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: requests have no name, and their order never changes
        <TraceStep key={index} step={step} />
      ))}
    </Stack>
  )
}

function TraceStep({ step }: { step: Run['trace'][number] }) {
  const t = useTexts(scimTexts)
  const line = (
    <bdi dir="ltr" style={{ overflowWrap: 'anywhere' }}>
      {step.method} {step.path} → {step.status ?? '—'} · {step.ms} ms
    </bdi>
  )
  return (
    <Fold label={line}>
      <Stack gap="xs">
        <Body label={t('scim.trace.request')} value={step.request} />
        <Body label={t('scim.trace.response')} value={step.error ?? step.response} />
      </Stack>
    </Fold>
  )
}

function Body({ label, value }: { label: string; value: unknown }) {
  if (value == null) return null
  return (
    <div>
      <Text size="xs" c="dimmed">
        {label}
      </Text>
      <Code block dir="ltr" tabIndex={0} role="region" aria-label={label}>
        {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
      </Code>
    </div>
  )
}

function Retry({ run }: { run: Run }) {
  const t = useTexts(scimTexts)
  const { mutate, isPending, error } = useMutation({ mutationFn: () => retryRun(run.id) })
  return (
    <Group>
      <ProblemAlert error={error} />
      <Button leftSection={<IconRefresh size={18} />} loading={isPending} onClick={() => mutate()}>
        {t('scim.retry')}
      </Button>
    </Group>
  )
}
