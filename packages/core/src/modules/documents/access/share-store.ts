import { sql } from 'kysely'
import { type PageQuery, selectPage, uuidKey } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { AccessLevel } from '../tables.ts'
import type { NewAccess } from './access-store.ts'

export type SubjectKind = 'person' | 'role' | 'unit'

export type Share = {
  kind: SubjectKind
  id: string
  name: string
  level: AccessLevel
  is_owner: boolean
  granted_at: string
  granted_by_name: string | null
}

/** Columns of access a to the document d; service accounts own documents under the name that was copied. */
const VIEW = sql`
  a.subject_kind as kind, a.subject_id as id, a.level, a.subject_id = d.owner_id as is_owner, a.granted_at, a.granted_by_name,
  coalesce(case a.subject_kind
    when 'person' then (select m.name from membership m where m.tenant_id = a.tenant_id and m.person_id = a.subject_id)
    when 'role' then (select r.name from role r where r.tenant_id = a.tenant_id and r.id = a.subject_id)
    else (select u.name from unit u where u.tenant_id = a.tenant_id and u.id = a.subject_id) end, d.owner_name) as name`

const from = (tenantId: string, documentId: string) => sql`
  from document_access a join document d on d.tenant_id = a.tenant_id and d.id = a.document_id
 where a.tenant_id = ${tenantId} and a.document_id = ${documentId}::uuid`

export async function selectShares(tx: TenantTx, documentId: string, query: PageQuery): Promise<Page<Share>> {
  const found = from(tx.tenantId, documentId)
  return selectPage<Share>(tx, query, {
    order: { name: 'id', descending: false, columns: [uuidKey(sql`a.subject_id`, row => row.id)] },
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} ${found} and ${after} order by ${order} limit ${limit}`,
    found,
  })
}

export async function selectShare(
  tx: TenantTx,
  documentId: string,
  subjectId: string,
): Promise<Share | undefined> {
  const { rows } = await sql<Share>`
    select ${VIEW} ${from(tx.tenantId, documentId)} and a.subject_id = ${subjectId}::uuid`.execute(tx)
  return rows[0]
}

/** The name of a present member, a role or a unit; undefined when the tenant has none with this id. */
export async function selectSubjectName(
  tx: TenantTx,
  { kind, id }: { kind: SubjectKind; id: string },
): Promise<string | undefined> {
  const found = {
    person: sql`from membership s where s.tenant_id = ${tx.tenantId} and s.person_id = ${id}::uuid and s.status = 'active'`,
    role: sql`from role s where s.tenant_id = ${tx.tenantId} and s.id = ${id}::uuid`,
    unit: sql`from unit s where s.tenant_id = ${tx.tenantId} and s.id = ${id}::uuid`,
  }[kind]
  const { rows } = await sql<{ name: string }>`select s.name ${found}`.execute(tx)
  return rows[0]?.name
}

/** Sets the level, also to less than it was. */
export async function upsertAccess(tx: TenantTx, access: NewAccess): Promise<void> {
  const { document_id, subject_id, subject_kind, level, granted_by } = access
  await sql`
    insert into document_access (tenant_id, document_id, subject_id, subject_kind, level, granted_by, granted_by_name)
    values (${tx.tenantId}, ${document_id}, ${subject_id}, ${subject_kind}, ${level}, ${granted_by.id}, ${granted_by.name})
        on conflict (tenant_id, document_id, subject_id) do update
           set level = excluded.level, granted_at = excluded.granted_at,
               granted_by = excluded.granted_by, granted_by_name = excluded.granted_by_name`.execute(tx)
}

export async function deleteAccess(tx: TenantTx, documentId: string, subjectId: string): Promise<void> {
  await sql`
    delete from document_access
     where tenant_id = ${tx.tenantId} and document_id = ${documentId}::uuid and subject_id = ${subjectId}::uuid`.execute(
    tx,
  )
}

/** Members who left see nothing any more, also when they come back; what they own stays theirs. */
export async function deleteAccessOfPeople(tx: TenantTx, people: readonly string[]): Promise<void> {
  await sql`
    delete from document_access a using document d
     where a.tenant_id = ${tx.tenantId} and a.subject_id = any(${people}::uuid[])
       and d.tenant_id = a.tenant_id and d.id = a.document_id and d.owner_id <> a.subject_id`.execute(tx)
}
