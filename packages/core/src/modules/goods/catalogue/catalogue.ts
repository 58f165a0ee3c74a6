import { readScan, type Scan } from '@tamga/formats'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { today } from '../../../kernel/days/day.ts'
import { decodeCursor, encodeCursor, invalidCursor } from '../../../kernel/http/page.ts'
import * as store from './catalogue-store.ts'

export type { SaleItemRow, ScannedItemRow } from './catalogue-store.ts'

const FIRST = '00000000-0000-0000-0000-000000000000'
const BEGINNING = { time: '1970-01-01T00:00:00.000Z', id: FIRST }

export type SaleItems = {
  readonly items: readonly store.SaleItemRow[]
  readonly cursor: string
  readonly more: boolean
  /** Prices come from another list than before: what was told until now is not true any more. */
  readonly reset: boolean
}

function positionIn(cursor: string | undefined): { time: string; id: string; basis: string } | undefined {
  const [time, id, basis] = decodeCursor(cursor, 3) ?? []
  if (time === undefined) return undefined
  const isSound = typeof time === 'string' && !Number.isNaN(Date.parse(time)) && isUuid(id)
  if (!isSound || typeof basis !== 'string') throw invalidCursor()
  return { time, id: id as string, basis }
}

/**
 * Products in the order in which they were changed, from a cursor on. At the end the cursor stays a moment behind: who changes
 * something while it is asked is told next time, and some of it twice.
 */
export async function readSaleItems(
  tx: TenantTx,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<SaleItems> {
  const given = positionIn(cursor)
  const { key, recently } = await store.selectPriceBasis(tx)
  const known = given?.basis === key ? given : undefined
  const rows = await store.selectSaleItems(tx, known ?? BEGINNING, { day: today(), limit: limit + 1 })
  const items = rows.slice(0, limit)
  const more = rows.length > limit
  const last = items.at(-1)
  const end = last ? { time: last.updated_at, id: last.id } : (known ?? BEGINNING)
  const at = !more && end.time > recently ? { time: recently, id: FIRST } : end
  return { items, cursor: encodeCursor([at.time, at.id, key]), more, reset: known === undefined }
}

export type ScannedItem = { readonly row: store.ScannedItemRow; readonly scan: Scan }

/** What a scanner read at a till. */
export async function findScannedItem(
  tx: TenantTx,
  code: string,
  day: string,
): Promise<ScannedItem | undefined> {
  const scan = readScan(code.trim(), new Date())
  const row = await store.selectScannedItem(tx, scan.key, day)
  return row && { row, scan }
}
