import { type RawBuilder, sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

/** As a value that is looked up for each row: an `exists` may be answered by reading all of the tables once instead. */
const found = (query: RawBuilder<unknown>) => sql`coalesce((select true ${query} limit 1), false)`

/** A condition: the active member p may see the document, by access of their own, a role, a unit, or because they manage documents. */
const maySee = (tenantId: string, documentId: RawBuilder<unknown>) => sql`
  p.status = 'active' and (
    ${found(sql`from document_access a where a.tenant_id = ${tenantId} and a.document_id = ${documentId} and a.subject_id = p.person_id`)}
    or ${found(sql`from document_access a
                 join membership_role g on g.tenant_id = a.tenant_id and g.role_id = a.subject_id and g.person_id = p.person_id
                where a.tenant_id = ${tenantId} and a.document_id = ${documentId}`)}
    or ${found(sql`from document_access a
                 join unit_ancestor n on n.tenant_id = a.tenant_id and n.ancestor_id = a.subject_id and n.unit_id = p.unit_id
                where a.tenant_id = ${tenantId} and a.document_id = ${documentId}`)}
    or ${found(sql`from membership_role g
                 join role_permission o on o.tenant_id = g.tenant_id and o.role_id = g.role_id
                where g.tenant_id = ${tenantId} and g.person_id = p.person_id and o.permission in ('documents.manage', '*')`)})`

/** Which of these people may see the document. */
export async function selectPeopleWhoSee(
  tx: TenantTx,
  documentId: string,
  people: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ person_id: string }>`
    select p.person_id from membership p
     where p.tenant_id = ${tx.tenantId} and p.person_id = any(${people}::uuid[])
       and ${maySee(tx.tenantId, sql`${documentId}::uuid`)}`.execute(tx)
  return new Set(rows.map(row => row.person_id))
}

export type DueMention = {
  readonly comment_id: string
  readonly document_id: string
  readonly title: string
  readonly author: string
  readonly person_id: string
}

/** The newest mentions of people who may still see the document; of one person where one is named. */
export async function selectDueMentions(
  tx: TenantTx,
  { since, people, most }: { since: Date; people: readonly string[] | undefined; most: number },
): Promise<DueMention[]> {
  const whose = people ? sql`m.person_id = any(${people}::uuid[])` : sql`true`
  const { rows } = await sql<DueMention>`
    /* reads all: the newest mentions up to a bound, and the rights of all roles, by which their people are judged */
    select m.comment_id, m.document_id, d.title, c.author_name as author, m.person_id
      from (select * from document_mention m where m.tenant_id = ${tx.tenantId} and m.created_at > ${since} and ${whose}
             order by m.created_at desc limit ${sql.lit(most)}) m
     cross join lateral (select c.author_name from document_comment c
                          where c.tenant_id = ${tx.tenantId} and c.id = m.comment_id limit 1) c
     cross join lateral (select d.title from document d where d.tenant_id = ${tx.tenantId} and d.id = m.document_id limit 1) d
     cross join lateral (select p.person_id, p.unit_id, p.status from membership p
                          where p.tenant_id = ${tx.tenantId} and p.person_id = m.person_id limit 1) p
     where ${maySee(tx.tenantId, sql`m.document_id`)}`.execute(tx)
  return rows
}
