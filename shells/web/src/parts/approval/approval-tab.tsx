import { ActionIcon, Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconArrowForwardUp, IconPlus, IconSend, IconUserShare } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import { type Flow, type FlowStep, flowQuery, withdrawFlow } from '../../data/documents/approvals.ts'
import { useMe } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Timeline } from '../history/timeline.tsx'
import { LazyOverlay } from '../overlay/lazy-overlay.tsx'
import { lazyPart } from '../overlay/lazy-part.ts'
import { useConfirm } from '../overlay/use-confirm.tsx'
import { Card } from '../page/card.tsx'
import { CardWaiting } from '../page/page-waiting.tsx'
import { EmptyState } from '../state/empty-state.tsx'
import { ProblemState } from '../state/problem-state.tsx'
import { DecisionForm } from './decision-form.tsx'
import { FlowDrawing } from './flow-drawing.tsx'
import type { HandingOver } from './hand-over-dialog.tsx'
import { approvalTexts } from './texts.ts'
import { useHistoryItems } from './use-history-items.tsx'

const SendDialog = lazyPart(() => import('./send-dialog.tsx'), 'SendDialog')
const HandOverDialog = lazyPart(() => import('./hand-over-dialog.tsx'), 'HandOverDialog')

type ApprovalTabProps = {
  document: { id: string; status: string; access: string; version_no: number }
}

/** The approval of a document: where it is, what the reader has to say, and what was said before. */
export function ApprovalTab({ document }: ApprovalTabProps) {
  const { data: flow, error, refetch } = useQuery(flowQuery(document.id))
  const isNone = isApiError(error) && error.status === 404
  if (error && !isNone && !flow) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!flow && !isNone) return <CardWaiting />
  return (
    <Stack>
      <Sending document={document} flow={flow} />
      {flow && <Shown flow={flow} documentId={document.id} />}
    </Stack>
  )
}

const SENDABLE = ['draft', 'returned']

function Sending({ document, flow }: ApprovalTabProps & { flow: Flow | undefined }) {
  const t = useTexts(approvalTexts)
  const [isOpen, setOpen] = useState(false)
  const maySend = SENDABLE.includes(document.status) && document.access === 'edit'
  const button = maySend && document.version_no > 0 && (
    <Button leftSection={<IconSend size={18} className="rtl-flip" />} onClick={() => setOpen(true)}>
      {t(flow ? 'approval.send.again' : 'approval.send')}
    </Button>
  )
  return (
    <>
      {!flow && (
        <Card>
          <EmptyState
            icon={IconSend}
            title={t('approval.none')}
            text={t('approval.none.text')}
            action={button}
          />
        </Card>
      )}
      {flow && button && <Group justify="flex-end">{button}</Group>}
      <LazyOverlay opened={isOpen}>
        <SendDialog
          documentId={document.id}
          before={flow?.steps}
          opened={isOpen}
          onClose={() => setOpen(false)}
        />
      </LazyOverlay>
    </>
  )
}

function Shown({ flow, documentId }: { flow: Flow; documentId: string }) {
  const t = useTexts(approvalTexts)
  const [handing, setHanding] = useState<HandingOver | null>(null)
  return (
    <>
      {flow.stalled_at && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title={t('approval.stalled')}>
          {t('approval.stalled.text')}
        </Alert>
      )}
      <OwnDecision flow={flow} onHand={setHanding} />
      <Card
        title={t('approval.flow')}
        actions={<FlowActs flow={flow} documentId={documentId} onHand={setHanding} />}
      >
        <Facts flow={flow} />
        <FlowDrawing
          flow={flow}
          actions={(step, approval) => (
            <Reassigning flow={flow} step={step} approval={approval} onHand={setHanding} />
          )}
        />
      </Card>
      <Card title={t('approval.history')}>
        <Timeline items={useHistoryItems(flow)} />
      </Card>
      <LazyOverlay opened={handing !== null}>
        {handing && <HandOverDialog handing={handing} opened onClose={() => setHanding(null)} />}
      </LazyOverlay>
    </>
  )
}

function OwnDecision({ flow, onHand }: OnHand) {
  const t = useTexts(approvalTexts)
  const { user } = useMe()
  const own = flow.steps.flatMap(step => step.approvals).find(({ id }) => id === flow.own_approval)
  if (!own) return null
  const isOwn = own.user.id === user.id
  return (
    <Card
      title={t('approval.yours')}
      actions={isOwn && <Delegating approvalId={own.id} flow={flow} onHand={onHand} />}
    >
      <DecisionForm
        approval={{ id: own.id, sha256: flow.sha256 }}
        standsInFor={isOwn ? null : own.user.name}
      />
    </Card>
  )
}

type ReassigningProps = OnHand & { step: FlowStep; approval: FlowStep['approvals'][number] }

function Reassigning({ flow, step, approval, onHand }: ReassigningProps) {
  const t = useTexts(approvalTexts)
  if (!flow.may.manage || approval.status !== 'open') return null
  const without = step.approvals.map(({ user }) => user.id)
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={t('approval.reassign.of', { name: approval.user.name })}
      onClick={() => onHand({ kind: 'reassign', approvalId: approval.id, without })}
    >
      <IconUserShare size={16} />
    </ActionIcon>
  )
}

function Facts({ flow }: { flow: Flow }) {
  const t = useTexts(approvalTexts)
  return (
    <Text size="sm" c="dimmed" mb="sm">
      {t('approval.about', { no: flow.version_no, name: flow.started_by.name })}{' '}
      <bdi dir="ltr" title={flow.sha256}>
        SHA-256 {flow.sha256.slice(0, 16)}…
      </bdi>
    </Text>
  )
}

type OnHand = { flow: Flow; onHand: (handing: HandingOver) => void }

const everybodyIn = (flow: Flow): string[] =>
  flow.steps
    .filter(({ status }) => status === 'open')
    .flatMap(step => step.approvals.map(({ user }) => user.id))

function Delegating({ approvalId, flow, onHand }: OnHand & { approvalId: string }) {
  const t = useTexts(approvalTexts)
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowForwardUp size={16} className="rtl-flip" />}
      onClick={() => onHand({ kind: 'delegate', approvalId, without: everybodyIn(flow) })}
    >
      {t('approval.delegate.verb')}
    </Button>
  )
}

function FlowActs({ flow, documentId, onHand }: OnHand & { documentId: string }) {
  const t = useTexts(approvalTexts)
  const [confirm, dialog] = useConfirm()
  const step = flow.steps.find(({ status }) => status === 'open')
  return (
    <Group gap="xs">
      {flow.may.manage && step && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} />}
          onClick={() => onHand({ kind: 'add', documentId, step: step.position, without: everybodyIn(flow) })}
        >
          {t('approval.add')}
        </Button>
      )}
      {flow.may.withdraw && (
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          onClick={() =>
            confirm({
              title: t('approval.withdraw'),
              effect: t('approval.withdraw.effect'),
              verb: t('approval.withdraw.verb'),
              onConfirm: () => withdrawFlow(documentId),
              done: t('approval.withdrawn'),
            })
          }
        >
          {t('approval.withdraw.verb')}
        </Button>
      )}
      {dialog}
    </Group>
  )
}
