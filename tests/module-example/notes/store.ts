import {
  newestFirst,
  type Page,
  type PageQuery,
  type Selectable,
  selectPage,
  sql,
  type TenantTx,
} from '@tamga/core'
import type { NoteTables } from './tables.ts'

type NoteRow = Selectable<NoteTables['note']>
type Author = { readonly id: string; readonly name: string; readonly email: string }

export type Note = Pick<NoteRow, 'id' | 'text' | 'created_at' | 'version'> & { author: Author | null }
export type NotesFilter = PageQuery & { q?: string }

const tables = (tx: TenantTx) => tx.withTables<NoteTables>()

/** Newest first. `selectPage` reads behind the cursor, and one row more than asked for, which tells of a next page. */
export async function selectNotes(tx: TenantTx, query: NotesFilter): Promise<Page<Note>> {
  const wanted =
    query.q === undefined ? sql`true` : sql`text ilike ${`%${query.q.replace(/[\\%_]/g, '\\$&')}%`}`
  const page = await selectPage<NoteRow>(tx, query, {
    order: newestFirst(sql`id`),
    select: ({ after, order, limit }) => sql`
      select * from note where ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`from note where ${wanted}`,
  })
  return { ...page, items: page.items.map(toNote) }
}

export async function insertNote(tx: TenantTx, text: string, author: Author | null): Promise<Note> {
  const row = await tables(tx)
    .insertInto('note')
    .values({
      text,
      author_id: author?.id ?? null,
      author_name: author?.name ?? null,
      author_email: author?.email ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toNote(row)
}

/** Locked until the transaction ends, so that what the audit log calls the old value was the old value. */
export async function lockNote(tx: TenantTx, id: string): Promise<Note | undefined> {
  const row = await tables(tx)
    .selectFrom('note')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && toNote(row)
}

export async function updateNote(tx: TenantTx, id: string, text: string): Promise<Note> {
  const row = await tables(tx)
    .updateTable('note')
    .set({ text, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return toNote(row)
}

export async function deleteNote(tx: TenantTx, id: string): Promise<Note | undefined> {
  const row = await tables(tx).deleteFrom('note').where('id', '=', id).returningAll().executeTakeFirst()
  return row && toNote(row)
}

function toNote({ id, text, created_at, version, ...row }: NoteRow): Note {
  const author = row.author_id && { id: row.author_id, name: row.author_name!, email: row.author_email! }
  return { id, text, author: author || null, created_at, version }
}
