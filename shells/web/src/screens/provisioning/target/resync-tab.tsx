import { Alert, Button, Group, Progress, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconListSearch, IconRefresh } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../data/me.ts'
import {
  type ResyncAnswer,
  type Run,
  resyncTarget,
  runsQuery,
  type Target,
} from '../../../data/provisioning.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { ProblemAlert } from '../../../parts/state/problem-alert.tsx'
import { scimTexts } from '../texts.ts'
import type { TargetTabProps } from './tab-props.ts'

/** Push everything again: first what it would do, then how far it is. */
export function ResyncTab({ target }: TargetTabProps) {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  const canManage = useCan('sso_provisioning.manage')
  const { data } = useQuery(runsQuery({ target: target.id, operation: 'resync', limit: 1 }, language))
  const last = data?.items[0]
  return (
    <Stack>
      {canManage && <Plan target={target} />}
      {last && (
        <Card title={t('scim.resync.last')}>
          <Course run={last} />
        </Card>
      )}
      {!last && !canManage && (
        <Text size="sm" c="dimmed">
          {t('scim.resync.none')}
        </Text>
      )}
    </Stack>
  )
}

function Plan({ target }: { target: Target }) {
  const t = useTexts(scimTexts)
  const plan = usePlan(target)
  const isWorking = target.enabled && target.health !== 'paused'
  return (
    <Card title={t('scim.resync')} description={t('scim.resync.text')}>
      <Stack align="flex-start">
        <Group>
          <Button
            variant="default"
            leftSection={<IconListSearch size={18} />}
            loading={plan.isPending}
            onClick={plan.make}
          >
            {t('scim.resync.plan')}
          </Button>
          {plan.answer && (
            <Button leftSection={<IconRefresh size={18} />} disabled={!isWorking} onClick={plan.start}>
              {t('scim.resync.start')}
            </Button>
          )}
        </Group>
        <ProblemAlert error={plan.error} />
        {plan.answer && <Numbers answer={plan.answer} />}
        {plan.answer?.exceeds_max_removals && (
          <Alert color="yellow" icon={<IconAlertTriangle />}>
            {t('scim.resync.exceeds', { count: target.max_removals ?? 0 })}
          </Alert>
        )}
      </Stack>
      {plan.dialog}
    </Card>
  )
}

function usePlan({ id, name }: Target) {
  const t = useTexts(scimTexts)
  const [confirm, dialog] = useConfirm()
  const {
    data: answer,
    isPending,
    error,
    mutate,
    reset,
  } = useMutation({
    mutationFn: () => resyncTarget(id, true),
  })
  const count = (answer?.create ?? 0) + (answer?.update ?? 0) + (answer?.unchanged ?? 0)
  const start = () =>
    confirm({
      title: t('scim.resync.title', { name }),
      effect: t('scim.resync.effect', { count }),
      verb: t('scim.resync.start'),
      tone: 'brand',
      onConfirm: async () => {
        await resyncTarget(id, false)
        reset()
      },
      done: t('scim.resync.done'),
    })
  return { answer, isPending, error, make: () => mutate(), start, dialog }
}

function Numbers({ answer }: { answer: ResyncAnswer }) {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  const groups = answer.groups
  return (
    <Stack w="100%" role="status">
      <SimpleGrid cols={{ base: 2, sm: 3, lg: 5 }}>
        {(['create', 'update', 'deactivate', 'delete', 'unchanged'] as const).map(kind => (
          <div key={kind}>
            <Text fz={24} fw={650} lh={1.2}>
              {fmt.number(language, answer[kind] ?? 0)}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`scim.plan.${kind}`)}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      {groups && (
        <Text size="sm" c="dimmed">
          {t('scim.plan.groups', {
            create: fmt.number(language, groups.create),
            update: fmt.number(language, groups.update),
            delete: fmt.number(language, groups.delete),
          })}
        </Text>
      )}
    </Stack>
  )
}

function Course({ run }: { run: Run }) {
  const t = useTexts(scimTexts)
  const { language } = useLanguage()
  const { total = 0, succeeded = 0, failed = 0, waiting = 0 } = run.progress ?? {}
  const share = (part: number) => (total === 0 ? 0 : (part / total) * 100)
  const number = (value: number) => fmt.number(language, value)
  const told = t('scim.resync.course', {
    succeeded: number(succeeded),
    failed: number(failed),
    waiting: number(waiting),
  })
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <StatusBadge status={run.status} />
        <Text size="sm">{told}</Text>
      </Group>
      <Progress.Root size="lg" aria-hidden>
        <Progress.Section value={share(succeeded)} color="green" withAria={false} />
        <Progress.Section value={share(failed)} color="red" withAria={false} />
      </Progress.Root>
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          renderRoot={props => (
            <Link to="/sso/scim/$id" params={{ id: run.target.id }} search={{ resync: run.id }} {...props} />
          )}
        >
          {t('scim.resync.runs')}
        </Button>
      </Group>
    </Stack>
  )
}
