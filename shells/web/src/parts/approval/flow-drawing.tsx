import { Group, Text } from '@mantine/core'
import {
  type Icon,
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHourglass,
  IconMinus,
  IconSitemap,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import type { ReactNode } from 'react'
import type { Flow, FlowStep, PlannedStep } from '../../data/documents/approvals.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../badge/status-badge.tsx'
import { useRoleNames } from '../role/role-names.ts'
import classes from './approval.module.css'
import { stagesIn } from './design.ts'
import { approvalTexts } from './texts.ts'

type StepApproval = FlowStep['approvals'][number]

/** Where a document is on its way: stages from left to right, on a phone from top to bottom. */
export function FlowDrawing({
  flow,
  actions,
}: {
  flow: Flow
  /** What can be done about somebody who is asked. */
  actions?: (step: FlowStep, approval: StepApproval) => ReactNode
}) {
  const t = useTexts(approvalTexts)
  return (
    <ol className={classes.flow} aria-label={t('approval.flow')}>
      {stagesIn(flow.steps).map(stage => (
        <li key={stage[0]!.position} className={classes.stage}>
          {stage.map(step => (
            <StepBox key={step.position} step={step} actions={actions} />
          ))}
        </li>
      ))}
    </ol>
  )
}

/** A flow that is only planned, such as a template. */
export function PlanDrawing({ steps }: { steps: readonly PlannedStep[] }) {
  const t = useTexts(approvalTexts)
  const numbered = steps.map((step, n) => ({ ...step, no: n + 1 }))
  return (
    <ol className={classes.flow} aria-label={t('approval.flow')}>
      {stagesIn(numbered).map(stage => (
        <li key={stage[0]!.no} className={classes.stage}>
          {stage.map(step => (
            <div key={step.no} className={classes.step}>
              <Text size="sm" fw={600}>
                {step.name ?? t('approval.step', { no: step.no })}
              </Text>
              <Text size="xs" c="dimmed">
                <Rule step={step} />
                {step.due_days !== null && ` · ${t('approval.days', { count: step.due_days })}`}
              </Text>
              <ul className={classes.people}>
                <Plan approvers={step.approvers} />
              </ul>
            </div>
          ))}
        </li>
      ))}
    </ol>
  )
}

function Plan({ approvers }: Pick<PlannedStep, 'approvers'>) {
  const { nameOf } = useRoleNames()
  return approvers.map(({ kind, user, role }) => (
    <Planned key={user?.id ?? role?.id ?? kind} kind={kind} name={role ? nameOf(role) : user?.name} />
  ))
}

const TONES = {
  waiting: 'neutral',
  open: 'info',
  approved: 'success',
  returned: 'warning',
  rejected: 'danger',
  closed: 'neutral',
} as const

type StepBoxProps = {
  step: FlowStep
  actions: ((step: FlowStep, approval: StepApproval) => ReactNode) | undefined
}

function StepBox({ step, actions }: StepBoxProps) {
  const t = useTexts(approvalTexts)
  const { language } = useLanguage()
  const isBegun = step.begun_at !== null
  return (
    <div className={classes.step} data-status={step.status}>
      <Group justify="space-between" gap={6} wrap="nowrap" align="flex-start">
        <Text size="sm" fw={600}>
          {step.name ?? t('approval.step', { no: step.position })}
        </Text>
        <StatusBadge tone={TONES[step.status]}>{t(`approval.status.${step.status}`)}</StatusBadge>
      </Group>
      <Text size="xs" c="dimmed">
        {isBegun ? (
          t('approval.progress', { approved: step.approved, needed: step.needed })
        ) : (
          <Rule step={step} />
        )}
      </Text>
      {step.due && step.status === 'open' && (
        <Text size="xs" c={Date.parse(step.due) < Date.now() ? 'red' : 'dimmed'}>
          {t('approval.due', { day: fmt.date(language, new Date(step.due), { style: 'medium' }) })}
        </Text>
      )}
      <ul className={classes.people}>
        {isBegun ? (
          step.approvals.map(approval => (
            <Asked key={approval.id} approval={approval} action={actions?.(step, approval)} />
          ))
        ) : (
          <Plan approvers={step.approvers} />
        )}
      </ul>
    </div>
  )
}

export function Rule({ step }: { step: { mode: 'all' | 'any' | 'quorum'; quorum: number | null } }) {
  const t = useTexts(approvalTexts)
  return step.mode === 'quorum'
    ? t('approval.rule.quorum', { count: step.quorum ?? 1 })
    : t(step.mode === 'all' ? 'approval.rule.all' : 'approval.rule.any')
}

const ICONS: Readonly<Record<StepApproval['status'], { icon: Icon; color: string }>> = {
  waiting: { icon: IconHourglass, color: 'var(--mantine-color-dimmed)' },
  open: { icon: IconClock, color: 'var(--mantine-color-blue-filled)' },
  approved: { icon: IconCircleCheck, color: 'var(--mantine-color-green-filled)' },
  returned: { icon: IconArrowBackUp, color: 'var(--mantine-color-yellow-filled)' },
  rejected: { icon: IconCircleX, color: 'var(--mantine-color-red-filled)' },
  closed: { icon: IconMinus, color: 'var(--mantine-color-dimmed)' },
}

function Asked({ approval, action }: { approval: StepApproval; action: ReactNode }) {
  const t = useTexts(approvalTexts)
  const { icon: Mark, color } = ICONS[approval.status]
  const by = approval.decided_by
  return (
    <li className={classes.person}>
      <Mark size={16} color={color} aria-label={t(`approval.status.${approval.status}`)} role="img" />
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" span>
          <bdi>{approval.user.name}</bdi>
        </Text>
        {by && by.id !== approval.user.id && (
          <Text size="xs" c="dimmed">
            {t('approval.decided_by', { name: by.name })}
          </Text>
        )}
        {approval.comment && (
          <Text size="xs" c="dimmed">
            <bdi>{approval.comment}</bdi>
          </Text>
        )}
      </div>
      {action}
    </li>
  )
}

const KIND_ICONS = { person: IconUser, role: IconUsersGroup, manager: IconSitemap } as const

/** Somebody whom a step will ask. */
export function Planned({ kind, name }: { kind: keyof typeof KIND_ICONS; name: string | undefined }) {
  const t = useTexts(approvalTexts)
  const KindIcon = KIND_ICONS[kind]
  return (
    <li className={classes.person}>
      <KindIcon size={16} aria-hidden />
      <Text size="sm" span>
        {kind === 'manager' ? t('approval.manager') : <bdi>{name}</bdi>}
        {kind === 'role' && (
          <Text size="xs" c="dimmed">
            {t('approval.role')}
          </Text>
        )}
      </Text>
    </li>
  )
}
