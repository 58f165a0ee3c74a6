import { type RawBuilder, sql } from 'kysely'
import type { PlatformTx, TenantTx } from '../../../kernel/database/transactions.ts'
import { createSubjects, type Reader } from '../access/access-store.ts'

export type SearchQuery = {
  readonly tenantId: string
  /** Null for whoever manages documents, and so sees all of them. */
  readonly reader: Reader | null
  readonly expression: string
}

/**
 * Documents that match and that the reader may see. The platform role sees every tenant, so the condition names this one; access is
 * judged in the same statement, so that neither a hit nor a count tells of anything else.
 */
export async function selectMatchingDocuments(
  tx: PlatformTx,
  { tenantId, reader, expression }: SearchQuery,
  limit: number,
): Promise<string[]> {
  const isSeen = reader
    ? sql`(s.document_id = any(${reader.duties ?? []}::uuid[])
           or exists (select from document_access a where a.tenant_id = ${tenantId} and a.document_id = s.document_id
                         and a.subject_id = any(${createSubjects(tenantId, reader)})))`
    : sql`true`
  const { rows } = await sql<{ id: string }>`
    /* reads much: access is judged for what the words found */
    select s.document_id as id from document_search s
     where s.tenant_id = ${tenantId} and s.search @@ to_tsquery('simple', ${expression}) and ${isSeen}
     limit ${sql.lit(limit)}`.execute(tx)
  return rows.map(row => row.id)
}

/** Marks between words part them: otherwise `a/17` would be the name of a file, and `a-17` a negative number. */
const vectorOf = (text: RawBuilder<unknown>) =>
  sql`to_tsvector('simple', translate(${text}, '/\\@:._-', '       '))`

export type SearchText = { readonly document_id: string; readonly head: string; readonly text?: string }

/** Title, number and labels weigh more than the text of the file, which stays as it is where none is given. */
export async function upsertSearch(tx: TenantTx, { document_id, head, text }: SearchText): Promise<void> {
  const body = text === undefined ? sql`document_search.text` : sql`excluded.text`
  await sql`
    insert into document_search (tenant_id, document_id, text, search)
    values (${tx.tenantId}, ${document_id}, ${text ?? ''},
            setweight(${vectorOf(sql`${head}::text`)}, 'A') || ${vectorOf(sql`${text ?? ''}::text`)})
        on conflict (tenant_id, document_id) do update
           set text = ${body},
               search = setweight(${vectorOf(sql`${head}::text`)}, 'A') || ${vectorOf(body)}`.execute(tx)
}

/** Where the words stand, with the hits between two marks that no text contains. */
export async function selectSnippets(
  tx: TenantTx,
  ids: readonly string[],
  expression: string,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; snippet: string }>`
    select s.document_id as id,
           ts_headline('simple', left(s.text, 20000), to_tsquery('simple', ${expression}),
                       'StartSel=⟦, StopSel=⟧, MaxWords=20, MinWords=8, MaxFragments=1') as snippet
      from document_search s where s.tenant_id = ${tx.tenantId} and s.document_id = any(${ids}::uuid[])`.execute(
    tx,
  )
  return new Map(rows.filter(row => row.snippet.includes('⟦')).map(row => [row.id, row.snippet]))
}
