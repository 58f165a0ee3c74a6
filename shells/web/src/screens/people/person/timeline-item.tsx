import type { AuditRecord, TimelineView } from '../../../data/audit.ts'
import type { Changes } from '../../../parts/history/change-list.tsx'
import type { TimelineItem } from '../../../parts/history/timeline.tsx'

type Kind = NonNullable<TimelineItem['kind']>

const ENDINGS: readonly (readonly [RegExp, Kind])[] = [
  [/(removed|deleted|locked_down|refused)$/, 'danger'],
  [/(suspended|revoked)$/, 'warning'],
  [/(resumed|granted|joined|accepted|created|started)$/, 'success'],
]

const kindOf = (action: string): Kind => ENDINGS.find(([ending]) => ending.test(action))?.[1] ?? 'neutral'

/** A record as the timeline shows it; the reason stands for itself, out of the list of changes. */
export function timelineItem(
  record: AuditRecord,
  view: TimelineView,
  readableValue: (field: string, value: unknown) => unknown,
): TimelineItem {
  const { reason, ...changes } = record.changes
  const target = view === 'by' && record.target?.name
  return {
    id: record.id,
    who: record.actor.name,
    what: (
      <>
        {record.action_label}
        {target && (
          <>
            {' · '}
            <bdi>{target}</bdi>
          </>
        )}
      </>
    ),
    when: record.at,
    from: record.ip,
    reason: typeof reason?.[1] === 'string' ? reason[1] : null,
    kind: kindOf(record.action),
    changes: Object.fromEntries(
      Object.entries(changes).map(([field, [before, after]]) => [
        field,
        [readableValue(field, before), readableValue(field, after)],
      ]),
    ) as Changes,
  }
}
