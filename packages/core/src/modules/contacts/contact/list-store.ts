import { type RawBuilder, sql } from 'kysely'
import {
  type KeysetColumn,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  timeKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import { hasWords, indexedWords, selectByWords } from '../../../kernel/database/search/word-index.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ContactKind, ContactRow } from '../tables.ts'
import { CONTACT_COLUMNS, CONTACT_WORDS } from './contact-store.ts'

export type ContactSort = 'name' | '-name' | 'created_at' | '-created_at'

export type ContactsFilter = PageQuery & {
  readonly q?: string
  readonly kind?: ContactKind
  readonly role?: 'customer' | 'supplier'
  readonly label?: string
  readonly archived?: boolean
  readonly sort?: ContactSort
}

const id = uuidKey<ContactRow>(sql`c.id`, row => row.id)
const ORDERS: Record<'name' | 'created_at', readonly KeysetColumn<ContactRow>[]> = {
  name: [textKey(sql`c.name`, row => row.name, 'names'), id],
  created_at: [timeKey(sql`c.created_at`, row => row.created_at), id],
}

/** As many as a search may find and still be sorted at once; of more, each page looks on from where the last one stopped. */
const FEW = 1000

/** By name unless said. Words are looked for by their beginnings. */
export async function selectContacts(tx: TenantTx, query: ContactsFilter): Promise<Page<ContactRow>> {
  const words = indexedWords(query.q ?? null)
  const isNoWord = query.q !== undefined && words.length === 0
  const found = await selectFew(tx, words, query.label)
  const isFew = found !== undefined
  const known = sql`c.tenant_id = ${tx.tenantId} and c.is_archived = ${query.archived ?? false} and c.merged_into is null ${
    isFew ? sql`and c.id = any(${found}::uuid[])` : sql``
  }`
  const wanted = wantedBy(tx, query, words)
  return selectPage<ContactRow>(tx, query, {
    order: sortedBy(ORDERS, query.sort ?? 'name'),
    select: ({ after, order, limit }) => sql`
      /* reads much: what no index knows is asked of a bounded part of the list */
      select ${CONTACT_COLUMNS} from contact c
       where ${known} and ${isNoWord ? sql`false` : wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads much: what no index knows is counted among ten thousand */ from contact c where ${known} and ${isNoWord ? sql`false` : wanted}`,
    searched: isFew || isPlain(query) ? undefined : sql`from contact c where ${known}`,
  })
}

const isPlain = ({ q, kind, role, label }: ContactsFilter): boolean =>
  [q, kind, role, label].every(given => given === undefined)

function wantedBy(
  tx: TenantTx,
  { kind, role, label }: ContactsFilter,
  words: readonly string[],
): RawBuilder<unknown> {
  return sql.join(
    [
      hasWords(tx, CONTACT_WORDS, { id: sql`c.id`, words }),
      ...(kind ? [sql`c.kind = ${kind}`] : []),
      ...(role === 'customer' ? [sql`c.is_customer`] : []),
      ...(role === 'supplier' ? [sql`c.is_supplier`] : []),
      ...(label
        ? [
            sql`coalesce((select true from contact_label l
                         where l.tenant_id = ${tx.tenantId} and l.contact_id = c.id and l.word = ${label}::text), false)`,
          ]
        : []),
    ],
    sql` and `,
  )
}

/** What words or a label narrow the list down to; undefined where they leave more than can be sorted at once, or say nothing. */
async function selectFew(
  tx: TenantTx,
  words: readonly string[],
  label: string | undefined,
): Promise<string[] | undefined> {
  if (words.length > 0) {
    const found = await selectByWords(tx, CONTACT_WORDS, { words, most: FEW })
    if (found) return found
  }
  if (label === undefined) return undefined
  const { rows } = await sql<{ id: string }>`
    select l.contact_id as id from contact_label l
     where l.tenant_id = ${tx.tenantId} and l.word = ${label}::text limit ${sql.lit(FEW)}`.execute(tx)
  return rows.length < FEW ? rows.map(({ id }) => id) : undefined
}

/** Every label in use: each is found behind the one before it, however many contacts carry it. */
export async function selectContactLabels(tx: TenantTx): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    with recursive found as (
      (select l.word from contact_label l where l.tenant_id = ${tx.tenantId} order by l.word limit 1)
      union all
      select (select l.word from contact_label l where l.tenant_id = ${tx.tenantId} and l.word > f.word order by l.word limit 1)
        from found f where f.word is not null)
    select word as label from found where word is not null limit 500`.execute(tx)
  return rows.map(({ label }) => label)
}
