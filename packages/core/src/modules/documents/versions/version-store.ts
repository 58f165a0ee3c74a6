import { sql } from 'kysely'
import { integerKey, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { VersionKind, VersionRow } from '../tables.ts'

const VIEW = sql`
  v.no, encode(v.sha256, 'hex') as sha256, v.size, v.kind, v.note, v.created_at,
  json_build_object('id', coalesce(v.created_by, '00000000-0000-0000-0000-000000000000'), 'name', v.created_by_name,
                    'email', coalesce(v.created_by_email, '')) as created_by`

export type NewVersion = {
  readonly document_id: string
  readonly no: number
  readonly sha256: Buffer
  readonly size: number
  readonly kind: VersionKind
  readonly note: string | null
  readonly created_by: { readonly id: string | null; readonly name: string; readonly email: string | null }
}

export async function insertVersion(tx: TenantTx, version: NewVersion): Promise<void> {
  const { document_id, no, sha256, size, kind, note, created_by } = version
  await sql`
    insert into document_version (tenant_id, document_id, no, sha256, size, kind, note, created_by, created_by_name, created_by_email)
    values (${tx.tenantId}, ${document_id}, ${no}, ${sha256}, ${size}, ${kind}, ${note},
            ${created_by.id}, ${created_by.name}, ${created_by.email || null})`.execute(tx)
}

/** The newest first. */
export async function selectVersions(
  tx: TenantTx,
  documentId: string,
  query: PageQuery,
): Promise<Page<VersionRow>> {
  const wanted = sql`v.tenant_id = ${tx.tenantId} and v.document_id = ${documentId}::uuid`
  return selectPage<VersionRow>(tx, query, {
    order: { name: '-no', descending: true, columns: [integerKey(sql`v.no`, row => row.no, 'integer')] },
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from document_version v where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from document_version v where ${wanted}`,
  })
}

export async function selectVersion(
  tx: TenantTx,
  documentId: string,
  no: number,
): Promise<VersionRow | undefined> {
  const { rows } = await sql<VersionRow>`
    select ${VIEW} from document_version v
     where v.tenant_id = ${tx.tenantId} and v.document_id = ${documentId}::uuid and v.no = ${no}::integer`.execute(
    tx,
  )
  return rows[0]
}

/** Of all versions of a document. */
export async function selectHashes(tx: TenantTx, documentId: string): Promise<Buffer[]> {
  const { rows } = await sql<{ sha256: Buffer }>`
    select distinct v.sha256 from document_version v
     where v.tenant_id = ${tx.tenantId} and v.document_id = ${documentId}::uuid`.execute(tx)
  return rows.map(row => row.sha256)
}
