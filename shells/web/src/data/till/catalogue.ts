import { api, dataOf } from '../../api/client.ts'
import type { TillDatabase } from './till-database.ts'
import type { CatalogueItem } from './till-types.ts'

const DAY_MS = 86_400_000

/** What is sold, as of now. Whole once a day: what was deleted leaves only then. */
export async function refreshCatalogue(database: TillDatabase): Promise<void> {
  const known = await database.read(work => work.get('catalogue'))
  const isOld = !known || Date.now() - Date.parse(known.asked_at) > DAY_MS
  let cursor = isOld ? undefined : known.cursor
  for (let more = true, isFirst = true; more; isFirst = false) {
    const page = await dataOf(
      api.GET('/api/v1/pos/catalogue', { params: { query: { limit: 1000, ...(cursor && { cursor }) } } }),
    )
    const asked_at = isOld ? new Date().toISOString() : known.asked_at
    await database.change(work => {
      if (page.reset || (isFirst && isOld)) work.forgetProducts()
      for (const item of page.items) work.putProduct(item)
      work.put('catalogue', { cursor: page.cursor, asked_at })
    })
    cursor = page.cursor
    more = page.more
  }
}

/** What the till does not know yet the server may: a new product, or the copy is still on its way. Null: nobody knows it. */
export async function lookUp(database: TillDatabase, code: string): Promise<CatalogueItem | null> {
  try {
    const { item } = await dataOf(api.GET('/api/v1/pos/lookup', { params: { query: { code } } }))
    await database.change(work => work.putProduct(item))
    return item
  } catch {
    return null
  }
}
