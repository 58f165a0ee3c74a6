import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { AccountRole, AccountRow } from '../tables.ts'

const COLUMNS = sql.raw('a.id, a.code, a.name, a.type, a.role, a.is_archived, a.version')

/** By code. A company has a few hundred. */
export async function selectAccounts(tx: TenantTx): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    /* reads all: a company has a few hundred accounts */
    select ${COLUMNS} from ledger_account a where a.tenant_id = ${tx.tenantId} order by a.code limit 2000`.execute(
    tx,
  )
  return rows
}

export async function selectAccount(tx: TenantTx, id: string): Promise<AccountRow | undefined> {
  const { rows } = await sql<AccountRow>`
    select ${COLUMNS} from ledger_account a where a.tenant_id = ${tx.tenantId} and a.id = ${id}`.execute(tx)
  return rows[0]
}

/** Of these, the ids of accounts in use. */
export async function selectUsableAccounts(tx: TenantTx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select a.id from ledger_account a
     where a.tenant_id = ${tx.tenantId} and a.id = any(${ids}::uuid[]) and not a.is_archived`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export type RoleAccounts = ReadonlyMap<AccountRole, string>

export async function selectRoleAccounts(tx: TenantTx): Promise<RoleAccounts> {
  const { rows } = await sql<{ role: AccountRole; id: string }>`
    select a.role, a.id from ledger_account a where a.tenant_id = ${tx.tenantId} and a.role is not null`.execute(
    tx,
  )
  return new Map(rows.map(({ role, id }) => [role, id]))
}

export type NewAccount = Pick<AccountRow, 'code' | 'name' | 'type' | 'role'>

/** Those whose code or role is there already stay as they are; the number tells. */
export async function insertAccounts(tx: TenantTx, accounts: readonly NewAccount[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into ledger_account (code, name, type, role)
    select r.code, r.name, r.type, r.role
      from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as r(code text, name text, type text, role text)
    on conflict do nothing returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** False: somebody else changed it since that version. */
export async function updateAccount(
  tx: TenantTx,
  id: string,
  account: Pick<AccountRow, 'name' | 'is_archived' | 'version'>,
): Promise<boolean> {
  const { rows } = await sql`
    update ledger_account set name = ${account.name}, is_archived = ${account.is_archived}, version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id} and version = ${account.version} returning id`.execute(
    tx,
  )
  return rows.length > 0
}
