import {
  type Icon,
  IconApps,
  IconBuilding,
  IconLogin2,
  IconMail,
  IconPencil,
  IconShield,
  IconShieldX,
  IconUser,
} from '@tabler/icons-react'
import type { TimelineItem } from './timeline.tsx'

type Record = {
  id: string
  at: string
  action: string
  action_label: string
  actor: { name: string; email: string | null }
  target: { type: string; name: string } | null
  ip: string | null
}

const ICONS: readonly [RegExp, Icon][] = [
  [/refused|failed/, IconShieldX],
  [/^session\./, IconLogin2],
  [/^invitation\./, IconMail],
  [/^(member|person)\./, IconUser],
  [/^role\./, IconShield],
  [/^app\./, IconApps],
  [/^tenant\./, IconBuilding],
]

const iconOf = (action: string): Icon => ICONS.find(([pattern]) => pattern.test(action))?.[1] ?? IconPencil

const kindOf = (action: string): TimelineItem['kind'] => {
  if (/refused|failed/.test(action)) return 'danger'
  return /suspended|revoked|removed|ended|deleted|uninstalled/.test(action) ? 'warning' : 'neutral'
}

/** Settings have a key and no name that people know; the action says enough. */
const hasNoOther = ({ actor, target }: Record): boolean =>
  target === null || target.type === 'settings' || [actor.name, actor.email, ''].includes(target.name)

const itemOf = (record: Record): Omit<TimelineItem, 'who' | 'what'> => ({
  id: record.id,
  when: record.at,
  from: record.ip,
  kind: kindOf(record.action),
  icon: iconOf(record.action),
})

/** A record in one line; its details are in the log. */
export const timelineItemOf = (record: Record): TimelineItem => ({
  ...itemOf(record),
  who: <bdi>{record.actor.name}</bdi>,
  what: (
    <>
      · {record.action_label}
      {!hasNoOther(record) && (
        <>
          : <bdi>{record.target?.name}</bdi>
        </>
      )}
    </>
  ),
})

/** In a person's own list everything is theirs: the action stands first. */
export const ownTimelineItemOf = (record: Record): TimelineItem => ({
  ...itemOf(record),
  who: record.action_label,
  what: hasNoOther(record) ? null : <bdi>{record.target?.name}</bdi>,
})
