import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconChecks,
  IconPlayerPlay,
  IconSend,
  IconUserPlus,
  IconX,
} from '@tabler/icons-react'
import type { Flow } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { TimelineItem } from '../history/timeline.tsx'
import { approvalTexts } from './texts.ts'

type Kind = Flow['history'][number]['kind']

const LOOKS: Readonly<Record<Kind, { icon: Icon; kind: NonNullable<TimelineItem['kind']> }>> = {
  started: { icon: IconSend, kind: 'neutral' },
  step_begun: { icon: IconPlayerPlay, kind: 'neutral' },
  approved: { icon: IconCheck, kind: 'success' },
  returned: { icon: IconArrowBackUp, kind: 'warning' },
  rejected: { icon: IconX, kind: 'danger' },
  delegated: { icon: IconArrowForwardUp, kind: 'neutral' },
  reassigned: { icon: IconArrowForwardUp, kind: 'neutral' },
  escalated: { icon: IconArrowForwardUp, kind: 'warning' },
  approver_added: { icon: IconUserPlus, kind: 'neutral' },
  stalled: { icon: IconAlertTriangle, kind: 'warning' },
  withdrawn: { icon: IconArrowBackUp, kind: 'neutral' },
  finished: { icon: IconChecks, kind: 'success' },
}

/** What nobody did: it followed from the rest. */
const OF_ITSELF: readonly Kind[] = ['step_begun', 'escalated', 'stalled', 'finished']

/** What happened to a flow, the newest first. */
export function useHistoryItems(flow: Flow): TimelineItem[] {
  const t = useTexts(approvalTexts)
  return flow.history
    .map(({ id, at, kind, by, for: whose, to, position, comment }): TimelineItem => {
      const step = flow.steps.find(each => each.position === position)
      const details = [
        step && (step.name ?? t('approval.step', { no: step.position })),
        whose && t('approval.for', { name: whose }),
        to && t('approval.to', { name: to }),
      ].filter(detail => typeof detail === 'string')
      return {
        id,
        who: OF_ITSELF.includes(kind) ? '' : (by ?? ''),
        what: (
          <>
            {t(`approval.event.${kind}`)}
            {details.map(detail => (
              <span key={detail}>
                {' · '}
                <bdi>{detail}</bdi>
              </span>
            ))}
          </>
        ),
        when: at,
        reason: comment,
        ...LOOKS[kind],
      }
    })
    .toReversed()
}
