import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type TenantRef, withTenant } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { grantRoles, selectRole, USER } from '../../access/index.ts'
import { insertActiveMemberships, memberJoined, type Person } from '../../tenancy/index.ts'

export type NewPerson = Pick<Person, 'id' | 'email' | 'name'>

export type Joining = { readonly tenant: TenantRef; readonly people: readonly NewPerson[] }

export const JOIN_IMPORTED = 'people.join_imported'
const PEOPLE_AT_ONCE = 500
/** The import itself is done by then, unless its process is gone. */
const LATER_MS = 60_000

/** In the transaction that makes the people: should the process die before they are members, the job makes them so. */
export async function queueJoining(tx: PlatformTx, ctx: Context, { tenant, people }: Joining): Promise<void> {
  const { id, slug, name } = tenant
  const runAt = new Date(Date.now() + LATER_MS)
  for (let from = 0; from < people.length; from += PEOPLE_AT_ONCE) {
    const payload = { tenant: { id, slug, name }, people: people.slice(from, from + PEOPLE_AT_ONCE) }
    await ctx.services.jobs.enqueue(tx, JOIN_IMPORTED, { payload, runAt })
  }
}

/** Whoever is a member already stays as they are. What the operator does to a tenant is in that tenant's own log. */
export async function joinImported(
  ctx: Context,
  tenant: TenantRef,
  people: readonly NewPerson[],
): Promise<void> {
  const scope = withTenant(ctx, tenant)
  await inTenant(scope, async tx => {
    const joined = await insertActiveMemberships(tx, people)
    if (joined.length === 0) return
    const role = (await selectRole(tx, USER))!
    const grants = joined.map(person_id => ({ person_id, role }))
    await grantRoles(tx, scope, grants)
    await memberJoined.emitMany(
      tx,
      scope,
      joined.map(person_id => ({ person_id })),
    )
    await recordImport(tx, scope, joined.length)
  })
}

export const recordImport = (
  tx: Parameters<typeof recordChange>[0],
  ctx: Context,
  count: number,
): Promise<void> => recordChange(tx, ctx, { action: 'people.imported', changes: { people: [null, count] } })
