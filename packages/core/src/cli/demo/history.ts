import { randomUUID } from 'node:crypto'
import type { AuditChanges } from '../../kernel/audit/record.ts'
import { insertRecords, type NewRecord } from '../../kernel/audit/record-store.ts'
import type { Context, PersonRef, RoleRef, TenantRef } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import { pickDevice } from './devices.ts'
import { ago, DAY, HOUR, MINUTE } from './past.ts'
import type { Random } from './random.ts'

type Entry = {
  at: string
  kind: 'change' | 'security'
  action: string
  actor: PersonRef
  target: { type: string; id: string; name: string }
  changes?: AuditChanges
}

export type Cast = {
  tenant: TenantRef
  administrator: PersonRef
  people: readonly PersonRef[]
  roles: readonly RoleRef[]
  founded: string
}

const DAYS = 14
const CHUNK = 200

/** How the organisation came about, and two weeks of its working days, oldest first: numbers follow the time. */
export async function addHistory(
  tx: TenantTx,
  ctx: Context,
  { cast, random }: { cast: Cast; random: Random },
): Promise<void> {
  const entries = [
    ...founding(cast),
    ...Array.from({ length: DAYS }, (_, day) => dayOf(cast, DAYS - day, random)).flat(),
  ]
  const rows = entries
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(entry => rowOf(tx.tenantId, entry, random))
  for (let start = 0; start < rows.length; start += CHUNK)
    await insertRecords(tx, rows.slice(start, start + CHUNK))
  ctx.services.sealer.note(tx.tenantId)
}

function founding({ tenant, administrator, roles, founded }: Cast): Entry[] {
  const later = (minutes: number) => new Date(Date.parse(founded) + minutes * MINUTE).toISOString()
  const by = { kind: 'change' as const, actor: administrator }
  return [
    {
      ...by,
      at: founded,
      action: 'tenant.created',
      target: { type: 'tenant', id: tenant.id, name: tenant.name },
      changes: { slug: [null, tenant.slug], name: [null, tenant.name] },
    },
    ...roles.map((role, index) => ({
      ...by,
      at: later(20 + index * 7),
      action: 'role.created',
      target: { type: 'role', id: role.id, name: role.name },
      changes: { key: [null, role.key], name: [null, role.name] } satisfies AuditChanges,
    })),
  ]
}

/** People sign in between eight and ten, one now and then mistypes the password, and the administrator gives a role. */
function dayOf({ administrator, people, roles }: Cast, daysAgo: number, random: Random): Entry[] {
  const atHour = (hour: number, spread: number) =>
    ago(Math.max(daysAgo * DAY - hour * HOUR - random.next() * spread * HOUR, MINUTE))
  const logins = Array.from({ length: 12 + random.below(14) }, () =>
    signIn(random.pick(people), atHour(0, 2), random.chance(0.06)),
  )
  const role = random.pick(roles)
  const member = random.pick(people)
  const granted: Entry = {
    at: atHour(3, 4),
    kind: 'change',
    action: 'member.role_granted',
    actor: administrator,
    target: { type: 'member', id: member.id, name: member.name },
    changes: { role: [null, role.name] },
  }
  return [...logins, ...(random.chance(0.6) ? [granted] : [])]
}

const signIn = (person: PersonRef, at: string, isRefused: boolean): Entry =>
  isRefused
    ? {
        at,
        kind: 'security',
        action: 'session.refused',
        actor: person,
        target: { type: 'person', id: person.id, name: person.email },
      }
    : {
        at,
        kind: 'security',
        action: 'session.started',
        actor: person,
        target: { type: 'session', id: uuidv7(), name: person.email },
        changes: { auth_methods: [null, ['pwd']] },
      }

const rowOf = (
  tenant_id: string,
  { at, kind, action, actor, target, changes }: Entry,
  random: Random,
): NewRecord => ({
  tenant_id,
  id: uuidv7(),
  at,
  kind,
  action,
  actor_id: actor.id,
  actor_name: actor.name,
  actor_email: actor.email,
  target_type: target.type,
  target_id: target.id,
  target_name: target.name,
  changes: changes ?? {},
  ...pickDevice(random),
  request_id: randomUUID(),
})
