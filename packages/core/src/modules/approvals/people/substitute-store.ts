import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type SubstituteRow = {
  readonly person_id: string
  readonly substitute_id: string
  readonly from_at: string
  readonly until_at: string | null
}

const COLUMNS = sql.raw('s.person_id, s.substitute_id, s.from_at, s.until_at')

export async function selectSubstitute(tx: TenantTx, personId: string): Promise<SubstituteRow | undefined> {
  const { rows } = await sql<SubstituteRow>`
    select ${COLUMNS} from approval_substitute s where s.tenant_id = ${tx.tenantId} and s.person_id = ${personId}`.execute(
    tx,
  )
  return rows[0]
}

/** For whom somebody decides, now or later. */
export async function selectSubstituted(tx: TenantTx, personId: string): Promise<SubstituteRow[]> {
  const { rows } = await sql<SubstituteRow>`
    select ${COLUMNS} from approval_substitute s
     where s.tenant_id = ${tx.tenantId} and s.substitute_id = ${personId} and (s.until_at is null or s.until_at > now())
     order by s.from_at, s.person_id`.execute(tx)
  return rows
}

/** For whom somebody decides at this moment. */
export async function selectAbsent(tx: TenantTx, personId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select s.person_id from approval_substitute s
     where s.tenant_id = ${tx.tenantId} and s.substitute_id = ${personId} and s.from_at <= now() and (s.until_at is null or s.until_at > now())`.execute(
    tx,
  )
  return rows.map(row => row.person_id)
}

export async function upsertSubstitute(tx: TenantTx, row: SubstituteRow): Promise<void> {
  await sql`
    insert into approval_substitute (person_id, substitute_id, from_at, until_at)
    values (${row.person_id}, ${row.substitute_id}, ${row.from_at}, ${row.until_at})
    on conflict (tenant_id, person_id) do update
       set substitute_id = excluded.substitute_id, from_at = excluded.from_at, until_at = excluded.until_at`.execute(
    tx,
  )
}

export async function deleteSubstitute(tx: TenantTx, personId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from approval_substitute where tenant_id = ${tx.tenantId} and person_id = ${personId}`.execute(tx)
  return numAffectedRows === 1n
}

/** Somebody left: neither have they a substitute, nor are they one. */
export async function deleteSubstitutesOf(tx: TenantTx, people: readonly string[]): Promise<void> {
  await sql`
    delete from approval_substitute
     where tenant_id = ${tx.tenantId} and (person_id = any(${people}::uuid[]) or substitute_id = any(${people}::uuid[]))`.execute(
    tx,
  )
}
