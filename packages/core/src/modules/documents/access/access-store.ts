import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { AccessLevel } from '../tables.ts'

/** Whose access is asked about. The roles of a caller are those of the session or token; of anybody else, those of the member. */
export type Reader = {
  readonly id: string
  readonly roles?: readonly { readonly id: string }[]
  /** Documents that they may read because they have something to do with them now. */
  readonly duties?: readonly string[]
}

/** A part of a statement: under whose name a reader has access: their own, their roles, their unit and all above it. */
export const createSubjects = (tenantId: string, { id, roles }: Reader): RawBuilder<unknown> => sql`array(
  select ${id}::uuid
  union all select ${
    roles
      ? sql`unnest(${roles.map(role => role.id)}::uuid[])`
      : sql`g.role_id from membership_role g where g.tenant_id = ${tenantId} and g.person_id = ${id}::uuid`
  }
  union all select a.ancestor_id from membership m
     join unit_ancestor a on a.tenant_id = m.tenant_id and a.unit_id = m.unit_id
    where m.tenant_id = ${tenantId} and m.person_id = ${id}::uuid)`

export async function selectLevels(tx: TenantTx, reader: Reader, documentId: string): Promise<AccessLevel[]> {
  const { rows } = await sql<{ level: AccessLevel }>`
    select a.level from document_access a
     where a.tenant_id = ${tx.tenantId} and a.document_id = ${documentId}::uuid
       and a.subject_id = any(${createSubjects(tx.tenantId, reader)})`.execute(tx)
  return rows.map(row => row.level)
}

/** Which of these documents the reader may see. */
export async function selectReadable(
  tx: TenantTx,
  reader: Reader,
  documentIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.document_id as id from document_access a
     where a.tenant_id = ${tx.tenantId} and a.document_id = any(${documentIds}::uuid[])
       and a.subject_id = any(${createSubjects(tx.tenantId, reader)})`.execute(tx)
  return new Set(rows.map(row => row.id))
}

export type NewAccess = {
  readonly document_id: string
  readonly subject_id: string
  readonly subject_kind: 'person' | 'role' | 'unit'
  readonly level: AccessLevel
  readonly granted_by: { readonly id: string | null; readonly name: string }
}

const RANK = sql`array['read', 'comment', 'edit']`

/** Never takes away: who may do more already keeps it. */
export async function insertAccess(tx: TenantTx, access: NewAccess): Promise<void> {
  const { document_id, subject_id, subject_kind, level, granted_by } = access
  await sql`
    insert into document_access (tenant_id, document_id, subject_id, subject_kind, level, granted_by, granted_by_name)
    values (${tx.tenantId}, ${document_id}, ${subject_id}, ${subject_kind}, ${level}, ${granted_by.id}, ${granted_by.name})
        on conflict (tenant_id, document_id, subject_id) do update
           set level = excluded.level, granted_at = excluded.granted_at,
               granted_by = excluded.granted_by, granted_by_name = excluded.granted_by_name
         where array_position(${RANK}, document_access.level) < array_position(${RANK}, excluded.level)`.execute(
    tx,
  )
}
