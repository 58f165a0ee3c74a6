import {
  type Icon,
  IconApps,
  IconBuilding,
  IconKey,
  IconLogin2,
  IconMail,
  IconSettings,
  IconShieldX,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { AuditRecord } from '../../data/audit.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Changes } from '../../parts/history/change-list.tsx'
import type { TimelineItem } from '../../parts/history/timeline.tsx'
import { useRoleNames } from '../../parts/role/role-names.ts'
import classes from './audit.module.css'
import { auditTexts } from './texts.ts'

const ICONS: Readonly<Record<string, Icon>> = {
  session: IconLogin2,
  access: IconShieldX,
  member: IconUser,
  person: IconUser,
  invitation: IconMail,
  role: IconUsersGroup,
  app: IconApps,
  settings: IconSettings,
  tenant: IconBuilding,
  keys: IconKey,
  secrets: IconKey,
}

const DANGER = /refused|locked_down|deletion_requested|deleted$/
const WARNING = /suspended|removed|revoked|uninstalled|deactivated|ended/
const SUCCESS = /created|granted|resumed|installed|activated|accepted|joined|invited/

function kindOf(action: string): TimelineItem['kind'] {
  if (DANGER.test(action)) return 'danger'
  if (WARNING.test(action)) return 'warning'
  return SUCCESS.test(action) ? 'success' : 'neutral'
}

/** A record as the timeline shows it; names of people and things lead to their other records. */
export function useRecordItem(): (record: AuditRecord) => TimelineItem {
  const withRoleNames = useRolesInChanges()
  return record => {
    const { reason, auth_methods, ...changes } = withRoleNames(record.changes as unknown as Changes)
    return {
      id: record.id,
      who: <Actor actor={record.actor} />,
      what: <What record={record} methods={methodsIn(auth_methods?.[1])} />,
      when: record.at,
      from: record.ip,
      changes,
      reason: reason ? String(reason[1] ?? '') : null,
      kind: kindOf(record.action),
      icon: ICONS[record.action.split('.')[0]!],
    }
  }
}

function useRolesInChanges(): (changes: Changes) => Changes {
  const { nameOfKey } = useRoleNames()
  const readable = (value: unknown) => (Array.isArray(value) ? value.map(nameOfKey) : nameOfKey(value))
  return changes => {
    const named = { ...changes }
    for (const field of ['role', 'roles'] as const) {
      const pair = changes[field]
      if (pair) named[field] = [readable(pair[0]), readable(pair[1])]
    }
    return named
  }
}

function Actor({ actor }: { actor: AuditRecord['actor'] }) {
  if (actor.id === null) return <bdi>{actor.name}</bdi>
  return (
    <Link
      to="/audit"
      search={old => ({ ...old, actor: actor.id! })}
      className={classes.link}
      resetScroll={false}
    >
      <bdi>{actor.name}</bdi>
    </Link>
  )
}

const SETTINGS = ['appearance', 'security', 'platform'] as const
const isSettings = (id: string): id is (typeof SETTINGS)[number] => SETTINGS.some(one => one === id)

const methodsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** How somebody signed in is no change of anything: it stands with the action. */
function What({ record, methods }: { record: AuditRecord; methods: string[] }) {
  const t = useTexts(auditTexts)
  const { target, action_label } = record
  const isOther =
    target !== null &&
    target.name !== '' &&
    target.id !== record.actor.id &&
    target.name !== record.actor.email
  return (
    <>
      {'· '}
      {action_label}
      {methods.length > 0 &&
        ` (${methods.map(method => (method === 'pwd' ? t('audit.method.pwd') : method)).join(', ')})`}
      {isOther && (
        <>
          {': '}
          <Link
            to="/audit"
            search={old => ({ ...old, target: `${target.type}:${target.id}` })}
            className={classes.link}
            resetScroll={false}
          >
            <bdi>
              {target.type === 'settings' && isSettings(target.id)
                ? t(`audit.settings.${target.id}`)
                : target.name}
            </bdi>
          </Link>
        </>
      )}
    </>
  )
}
