import { type RawBuilder, sql } from 'kysely'
import {
  integerKey,
  type KeysetColumn,
  type KeysetOrder,
  type PageQuery,
  selectPage,
  sortedBy,
  textKey,
  timeKey,
  uuidKey,
} from '../../../kernel/database/keyset.ts'
import {
  hasWholeWords,
  hasWords,
  indexedWords,
  selectByWords,
} from '../../../kernel/database/search/word-index.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { ProductRow } from '../tables.ts'
import { PRODUCT_COLUMNS, PRODUCT_WORDS } from './product-store.ts'

export type ProductsFilter = PageQuery & {
  readonly q?: string
  readonly category?: string
  readonly parent?: string
  readonly archived?: boolean
  /** Only what is kept in stock. */
  readonly stocked?: boolean
  readonly sort?: 'name' | '-name' | 'created_at' | '-created_at'
}

/** How near it is to what was looked for: 0 where all words are written out. */
type FoundRow = ProductRow & { readonly distance: number }

const id = uuidKey<FoundRow>(sql`p.id`, row => row.id)
const ORDERS: Record<'name' | 'created_at', readonly KeysetColumn<FoundRow>[]> = {
  name: [textKey(sql`p.name`, row => row.name, 'names'), id],
  created_at: [timeKey(sql`p.created_at`, row => row.created_at), id],
}

/** As many entries of words as a search may find and still be sorted at once; of more, each page looks on from where the last one stopped. */
const FEW = 1000

const nearestFirst = (distance: RawBuilder<unknown>): KeysetOrder<FoundRow> => ({
  name: 'distance',
  descending: false,
  columns: [integerKey(distance, row => row.distance, 'integer'), ...ORDERS.name],
})

/** By name unless said; of a search, those that have the very words first. Words are looked for by their beginnings. */
export async function selectProducts(tx: TenantTx, query: ProductsFilter): Promise<Page<ProductRow>> {
  const words = indexedWords(query.q ?? null)
  const found = words.length > 0 ? await selectByWords(tx, PRODUCT_WORDS, { words, most: FEW }) : undefined
  const isFew = found !== undefined
  const { category, parent, archived = false, stocked = false } = query
  const known = sql.join(
    [
      sql`p.tenant_id = ${tx.tenantId} and p.is_archived = ${archived}`,
      ...(category ? [sql`p.category_id = ${category}::uuid`] : []),
      ...(parent ? [sql`p.parent_id = ${parent}::uuid`] : []),
      ...(isFew ? [sql`p.id = any(${found}::uuid[])`] : []),
    ],
    sql` and `,
  )
  const isNoWord = query.q !== undefined && words.length === 0
  const named = isNoWord ? sql`false` : hasWords(tx, PRODUCT_WORDS, { id: sql`p.id`, words })
  const wanted = stocked ? sql`${named} and p.is_stocked` : named
  const isWalked = (words.length > 0 || stocked) && !isFew
  const isWhole = hasWholeWords(tx, PRODUCT_WORDS, { id: sql`p.id`, words })
  const distance = isFew ? sql`case when ${isWhole} then 0 else 1 end` : sql`0`
  return selectPage<FoundRow>(tx, query, {
    order: isFew && !query.sort ? nearestFirst(distance) : sortedBy(ORDERS, query.sort ?? 'name'),
    select: ({ after, order, limit }) => sql`
      /* reads much: what a search found is sorted, at most a thousand; of more a bounded part is looked at */
      select ${PRODUCT_COLUMNS}, ${distance} as distance
        from product p where ${known} and ${wanted} and ${after} order by ${order} limit ${limit}`,
    found: sql`/* reads much: what a search finds is counted among ten thousand */ from product p where ${known} and ${wanted}`,
    searched: isWalked ? sql`from product p where ${known}` : undefined,
  })
}
