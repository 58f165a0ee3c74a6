import { sql } from 'kysely'
import type { PersonRef } from '../../../kernel/context.ts'
import { newestFirst, type PageQuery, selectPage } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'

export type Comment = {
  id: string
  version_no: number
  author: PersonRef
  text: string
  mentions: { id: string; name: string }[]
  created_at: string
}

const VIEW = sql`
  c.id, c.version_no, json_build_object('id', c.author_id, 'name', c.author_name, 'email', coalesce(c.author_email, '')) as author,
  c.text, c.created_at,
  coalesce((select json_agg(json_build_object('id', p.person_id, 'name', p.name) order by p.name)
              from document_mention m join membership p on p.tenant_id = m.tenant_id and p.person_id = m.person_id
             where m.tenant_id = c.tenant_id and m.comment_id = c.id), '[]') as mentions`

/** The newest first. */
export async function selectComments(
  tx: TenantTx,
  documentId: string,
  query: PageQuery,
): Promise<Page<Comment>> {
  const wanted = sql`c.tenant_id = ${tx.tenantId} and c.document_id = ${documentId}::uuid`
  return selectPage<Comment>(tx, query, {
    order: newestFirst(sql`c.id`),
    select: ({ after, order, limit }) =>
      sql`select ${VIEW} from document_comment c where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from document_comment c where ${wanted}`,
  })
}

export async function selectComment(
  tx: TenantTx,
  documentId: string,
  id: string,
): Promise<Comment | undefined> {
  const { rows } = await sql<Comment>`
    select ${VIEW} from document_comment c
     where c.tenant_id = ${tx.tenantId} and c.id = ${id}::uuid and c.document_id = ${documentId}::uuid`.execute(
    tx,
  )
  return rows[0]
}

export type NewComment = {
  readonly id: string
  readonly document_id: string
  readonly version_no: number
  readonly author: PersonRef
  readonly text: string
  readonly mentions: readonly string[]
}

export async function insertComment(tx: TenantTx, comment: NewComment): Promise<void> {
  const { id, document_id, version_no, author, text, mentions } = comment
  await sql`
    insert into document_comment (tenant_id, id, document_id, version_no, author_id, author_name, author_email, text)
    values (${tx.tenantId}, ${id}, ${document_id}, ${version_no}, ${author.id}, ${author.name}, ${author.email || null}, ${text})`.execute(
    tx,
  )
  await sql`
    insert into document_mention (tenant_id, comment_id, person_id, document_id)
    select ${tx.tenantId}, ${id}, person_id, ${document_id} from unnest(${mentions}::uuid[]) as m(person_id)`.execute(
    tx,
  )
}

export async function deleteComment(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from document_comment where tenant_id = ${tx.tenantId} and id = ${id}::uuid`.execute(tx)
}
