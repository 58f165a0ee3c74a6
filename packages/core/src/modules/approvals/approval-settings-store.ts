import { sql } from 'kysely'
import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { OwnDocuments } from './rules/flow-rules.ts'

export type ApprovalSettings = { readonly own_documents: OwnDocuments; readonly version: number }

const DEFAULTS: ApprovalSettings = { own_documents: 'no_other', version: 0 }

export async function selectSettings(tx: TenantTx): Promise<ApprovalSettings> {
  const { rows } = await sql<ApprovalSettings>`
    select own_documents, version from approval_settings where tenant_id = ${tx.tenantId}`.execute(tx)
  return rows[0] ?? DEFAULTS
}

/** Undefined: somebody else changed them since that version. */
export async function upsertSettings(
  tx: TenantTx,
  own_documents: OwnDocuments,
  version: number | undefined,
): Promise<ApprovalSettings | undefined> {
  const { rows } = await sql<ApprovalSettings>`
    insert into approval_settings as s (own_documents) values (${own_documents})
    on conflict (tenant_id) do update set own_documents = excluded.own_documents, version = s.version + 1
     where ${version ?? null}::integer is null or s.version = ${version ?? null}::integer
    returning own_documents, version`.execute(tx)
  return rows[0]
}
