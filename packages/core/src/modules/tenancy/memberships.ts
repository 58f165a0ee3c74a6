import { type Selectable, sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { MemberStatus, TenancyTables } from './tables.ts'

export type Membership = Selectable<TenancyTables['membership']>

const tables = (tx: TenantTx) => tx.withTables<TenancyTables>()

export async function findMembership(tx: TenantTx, personId: string): Promise<Membership | undefined> {
  return tables(tx).selectFrom('membership').selectAll().where('person_id', '=', personId).executeTakeFirst()
}

/** Someone who left is taken back under the same record: memberships are never deleted. Others stay as they are. */
export async function addMembership(
  tx: TenantTx,
  input: { person_id: string; email: string; name: string; status: 'invited' | 'active' },
): Promise<Membership | undefined> {
  return tables(tx)
    .insertInto('membership')
    .values({ ...input, last_seen_at: null, sessions_ended_at: null, joined_at: input.status === 'active' ? sql`now()` : null } as never)
    .onConflict(conflict =>
      conflict
        .columns(['tenant_id', 'person_id'])
        .doUpdateSet({ ...input, joined_at: input.status === 'active' ? sql`now()` : null, version: sql`membership.version + 1` } as never)
        .where('membership.status', '=', 'left'),
    )
    .returningAll()
    .executeTakeFirst()
}

/** A state change is one conditional update: nothing changes unless the membership is in one of the states it may leave. */
export async function moveMembership(
  tx: TenantTx,
  personId: string,
  move: { from: MemberStatus[]; to: MemberStatus },
): Promise<Membership | undefined> {
  return tables(tx)
    .updateTable('membership')
    .set({ status: move.to, version: sql`version + 1`, ...(move.to === 'active' && { joined_at: sql`coalesce(joined_at, now())` }) } as never)
    .where('person_id', '=', personId)
    .where('status', 'in', move.from)
    .returningAll()
    .executeTakeFirst()
}

export async function forbidOlderSessions(tx: TenantTx, personId: string): Promise<void> {
  await tables(tx).updateTable('membership').set({ sessions_ended_at: sql`now()` } as never).where('person_id', '=', personId).execute()
}
