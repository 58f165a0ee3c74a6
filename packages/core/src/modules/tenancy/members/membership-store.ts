import { type Selectable, sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import type { MemberChanges } from '../member-fields.ts'
import type { MemberStatus, TenancyTables } from '../tables.ts'

export type Membership = Selectable<TenancyTables['membership']>

const tables = (tx: TenantTx) => tx.withTables<TenancyTables>()

export async function selectMembership(tx: TenantTx, personId: string): Promise<Membership | undefined> {
  return tables(tx).selectFrom('membership').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Locks a membership until the transaction ends. */
export async function lockMembership(tx: TenantTx, personId: string): Promise<Membership | undefined> {
  return tables(tx)
    .selectFrom('membership')
    .selectAll()
    .where('person_id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Nobody else in the tenant has the address: a provider may have brought a member who owns it nowhere else. */
const isAddressFree = (email: unknown, personId: unknown) => sql`not exists (
  select from membership other
   where other.email collate "C" = ${email} and other.email <> '' and other.person_id <> ${personId} and other.status <> 'left')`

/** Reactivates the row of a person who left: memberships are never deleted. Undefined for an existing member. */
export async function insertMembership(
  tx: TenantTx,
  {
    person_id,
    email,
    name,
    status,
  }: { person_id: string; email: string; name: string; status: 'invited' | 'active' },
): Promise<Membership | undefined> {
  const joined_at = status === 'active' ? sql`now()` : sql`null::timestamptz`
  const { rows } = await sql<Membership>`
    insert into membership (person_id, email, name, status, joined_at)
    select ${person_id}::uuid, ${email}::text, ${name}, ${status}, ${joined_at}
     where ${isAddressFree(sql`${email}::text`, sql`${person_id}::uuid`)}
        on conflict (tenant_id, person_id) do update
           set email = excluded.email, name = excluded.name, status = excluded.status, joined_at = excluded.joined_at,
               unit_id = null, manager_id = null, position = null, employee_number = null, version = membership.version + 1
         where membership.status = 'left'
    returning *`.execute(tx)
  return rows[0]
}

/** Invites many at once. Answers with the ids that were not members already. */
export async function insertInvitedMemberships(
  tx: TenantTx,
  members: readonly { person_id: string; email: string; name: string }[],
): Promise<string[]> {
  // In the order of ids, so that two imports with the same people cannot deadlock.
  const { rows } = await sql<{ person_id: string }>`
    insert into membership (person_id, email, name, status)
    select *, 'invited'
      from unnest(${members.map(member => member.person_id)}::uuid[], ${members.map(member => member.email)}::text[],
                  ${members.map(member => member.name)}::text[]) as m (person_id, email, name)
     where ${isAddressFree(sql`m.email`, sql`m.person_id`)} order by 1
        on conflict (tenant_id, person_id) do update
           set email = excluded.email, name = excluded.name, status = 'invited', joined_at = null,
               unit_id = null, manager_id = null, position = null, employee_number = null, version = membership.version + 1
         where membership.status = 'left'
    returning person_id`.execute(tx)
  return rows.map(row => row.person_id)
}

/**
 * People who were members already as far as the tenant is concerned: they are not asked whether they want to be. Answers with the ids that
 * had no place before.
 */
export async function insertActiveMemberships(
  tx: TenantTx,
  members: readonly { id: string; email: string; name: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    insert into membership (person_id, email, name, status, joined_at)
    select *, 'active', now() from unnest(${members.map(member => member.id)}::uuid[], ${members.map(member => member.email)}::text[],
                                          ${members.map(member => member.name)}::text[]) order by 1
        on conflict (tenant_id, person_id) do nothing
    returning person_id`.execute(tx)
  return rows.map(row => row.person_id)
}

/** Changes the tenant's copy of a person's data. */
export async function updateMembership(
  tx: TenantTx,
  personId: string,
  changes: MemberChanges & { email?: string; unit_id?: string | null; manager_id?: string | null },
): Promise<Membership | undefined> {
  return tables(tx)
    .updateTable('membership')
    .set({ ...changes, version: sql`version + 1` } as never)
    .where('person_id', '=', personId)
    .returningAll()
    .executeTakeFirst()
}

/** A state change is one conditional update: nothing changes unless the membership is in one of the states it may leave. */
export async function updateMembershipStatus(
  tx: TenantTx,
  personId: string,
  move: { from: MemberStatus[]; to: MemberStatus },
): Promise<Membership | undefined> {
  return tables(tx)
    .updateTable('membership')
    .set({
      status: move.to,
      version: sql`version + 1`,
      ...(move.to === 'active' && { joined_at: sql`coalesce(joined_at, now())` }),
    } as never)
    .where('person_id', '=', personId)
    .where('status', 'in', move.from)
    .returningAll()
    .executeTakeFirst()
}

/** Ends many memberships, and forbids older sessions to switch into the tenant. Returns those that were active. */
export async function updateMembershipsLeft(tx: TenantTx, personIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    update membership set status = 'left', sessions_ended_at = now(), version = version + 1
     where tenant_id = ${tx.tenantId} and person_id = any(${personIds}::uuid[]) and status <> 'left'
    returning person_id`.execute(tx)
  return rows.map(row => row.person_id)
}

export async function updateSessionsEnded(tx: TenantTx, ...people: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('membership')
    .set({ sessions_ended_at: sql`now()` } as never)
    .where('person_id', '=', sql<string>`any(${people}::uuid[])`)
    .execute()
}

type Place = { readonly tenant_id: string; readonly person_id: string }

/** Locks a membership in a transaction of the platform. */
export async function lockMembershipOf(tx: PlatformTx, { tenant_id, person_id }: Place): Promise<void> {
  await sql`
    select from membership where tenant_id = ${tenant_id} and person_id = ${person_id} for no key update`.execute(
    tx,
  )
}

/** Whether the person's sessions in the tenant were ended at or after the moment; locks the membership. */
export async function hasEndedSessionsSince(tx: PlatformTx, place: Place, moment: string): Promise<boolean> {
  const { rows } = await sql<{ is_ended: boolean | null }>`
    select sessions_ended_at >= ${moment} as is_ended from membership
     where tenant_id = ${place.tenant_id} and person_id = ${place.person_id} for no key update`.execute(tx)
  return rows[0]?.is_ended ?? false
}

/** Whether the person is a member of another tenant, or invited to one. */
export async function hasOtherMembership(tx: PlatformTx, { person_id, tenant_id }: Place): Promise<boolean> {
  const { rows } = await sql`
    select 1 from membership where person_id = ${person_id} and tenant_id <> ${tenant_id} and status <> 'left' limit 1`.execute(
    tx,
  )
  return rows.length > 0
}
