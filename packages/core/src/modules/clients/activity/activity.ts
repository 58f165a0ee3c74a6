import { type SessionContext, withTenant } from '../../../kernel/context.ts'
import { listRecords } from '../../audit/index.ts'
import { type DayUse, selectClientUse } from '../client-store.ts'
import type { ActivityView } from '../contract.ts'
import { withClient } from '../rules/client-scope.ts'

const DAYS = 14
const DAY = 86_400_000
const LATEST = 20

/** Use of a client by day, and its last changes. */
export async function readActivity(ctx: SessionContext, id: string): Promise<ActivityView> {
  const days = lastDays(Date.now())
  const { scope, used } = await withClient(ctx, id, async (tx, scope, client) => ({
    scope,
    used: await selectClientUse(tx, client.client_id, days[0]!),
  }))
  const { items } = await listRecords(withTenant(ctx, scope.tenant), {
    target: `client:${id}`,
    limit: LATEST,
  })
  return {
    days: days.map(day => used.find(use => use.day === day) ?? unused(day)),
    items: items.map(({ id, at, kind, action, action_label, actor, changes }) => ({
      id,
      at,
      kind,
      action,
      action_label,
      actor: { id: actor.id, name: actor.name },
      changes,
    })),
  }
}

const lastDays = (now: number): string[] =>
  Array.from({ length: DAYS }, (_, index) =>
    new Date(now - (DAYS - 1 - index) * DAY).toISOString().slice(0, 10),
  )

const unused = (day: string): DayUse => ({
  day,
  sign_ins: 0,
  refreshes: 0,
  client_credentials: 0,
  failures: 0,
})
