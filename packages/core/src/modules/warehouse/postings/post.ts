import { recordChange } from '../../../kernel/audit/record.ts'
import type { SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { requireDay, today } from '../../../kernel/days/day.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { stockMissing } from '../errors.ts'
import type { PostingKind } from '../tables.ts'
import {
  type GivenLine,
  insertPosting,
  type NewMove,
  type ResolvedLine,
  selectLines,
} from './posting-store.ts'

export type WantedLine = {
  readonly product: string
  readonly quantity: string
  readonly unit?: string
  readonly lot?: string | null
  readonly expires_on?: string | null
  readonly unit_cost?: string
}

/** A clock further east may have begun the next day. */
const latestDay = (): string => today('Pacific/Kiritimati')

/** What was moved cannot be of a day that has not come. */
export function requirePastDay(on: string | undefined): string {
  if (on === undefined) return today()
  requireDay('/on', on)
  if (on > latestDay()) throw invalid({ path: '/on', code: 'day_to_come' })
  return on
}

export type Route = {
  readonly from_id: string
  readonly to_id: string
  /** Whether goods come in from outside: their lots and cost are told, not found. */
  readonly isIncoming: boolean
}

/** The moves that lines ask for; whatever is wrong with a line is said of that line. */
export async function planMoves(
  tx: TenantTx,
  lines: readonly WantedLine[],
  route: Route,
): Promise<{ readonly moves: NewMove[]; readonly resolved: readonly ResolvedLine[] }> {
  const asked: GivenLine[] = lines.map(({ product, unit, quantity, unit_cost }) => ({
    product_id: product,
    unit_id: unit ?? null,
    quantity,
    unit_cost: unit_cost ?? null,
  }))
  const resolved = await selectLines(tx, asked)
  const moves = lines.map((line, at) => moveOf(line, resolved[at]!, { ...route, path: `/lines/${at}` }))
  return { moves, resolved }
}

function moveOf(
  line: WantedLine,
  found: ResolvedLine,
  { path, ...route }: Route & { path: string },
): NewMove {
  const { product_id, is_stocked, tracking, is_convertible, quantity, value } = found
  if (product_id === null) throw invalid({ path: `${path}/product`, code: 'unknown_product' })
  if (!is_stocked) throw invalid({ path: `${path}/product`, code: 'product_not_stocked' })
  if (!is_convertible) throw invalid({ path: `${path}/unit`, code: 'units_differ' })
  if (/^[0.]+$/.test(quantity))
    throw invalid({ path: `${path}/quantity`, code: 'too_small', params: { min: 0 } })
  const lot = line.lot?.normalize('NFC').trim() ?? ''
  const { expires_on = null } = line
  if (tracking === 'none' && lot !== '') throw invalid({ path: `${path}/lot`, code: 'lot_not_kept' })
  if (route.isIncoming && tracking !== 'none' && lot === '')
    throw invalid({ path: `${path}/lot`, code: 'lot_missing' })
  if (route.isIncoming && tracking === 'expiry' && expires_on === null)
    throw invalid({ path: `${path}/expires_on`, code: 'required' })
  if (expires_on !== null) requireDay(`${path}/expires_on`, expires_on)
  const { from_id, to_id, isIncoming } = route
  const is_picked = !isIncoming && tracking !== 'none' && lot === ''
  return { product_id, lot, expires_on, is_picked, from_id, to_id, quantity, value }
}

/** How the log calls each. */
const RECORDED: Readonly<Record<PostingKind, { readonly action: string }>> = {
  receipt: { action: 'warehouse.receipt_posted' },
  delivery: { action: 'warehouse.delivery_posted' },
  transfer: { action: 'warehouse.transfer_posted' },
  adjustment: { action: 'warehouse.adjustment_posted' },
  correction: { action: 'warehouse.correction_posted' },
  count: { action: 'warehouse.count_posted' },
  inventory: { action: 'warehouse.inventory_posted' },
}

export type Posted = {
  readonly kind: PostingKind
  readonly on?: string | undefined
  readonly contact_id?: string | null
  readonly reference?: string | undefined
  readonly note?: string | undefined
  readonly corrects_id?: string
  readonly oversells?: boolean
  readonly moves: readonly NewMove[]
}

/** Moves goods, in one round trip, and tells the log. All of it, or nothing. */
export async function post(tx: TenantTx, ctx: SessionContext, posted: Posted): Promise<string> {
  const id = uuidv7()
  const { kind, moves, contact_id = null, reference = '', note = '', corrects_id = null } = posted
  const on_day = requirePastDay(posted.on)
  const { oversells = false } = posted
  const shortage = await insertPosting(
    tx,
    { id, kind, on_day, contact_id, reference, note, corrects_id, made_by: ctx.person.name, oversells },
    moves,
  )
  if (shortage) await refuse(tx, shortage)
  await recordChange(tx, ctx, {
    ...RECORDED[kind],
    target: { type: 'stock_posting', id, name: reference || on_day },
    changes: { lines: [null, moves.length], on: [null, on_day] },
  })
  return id
}

async function refuse(
  tx: TenantTx,
  { product_id, location_id, free }: { product_id: string; location_id: string; free: string },
): Promise<never> {
  const given = { product_id, unit_id: null, quantity: '1', unit_cost: null }
  const [found] = await selectLines(tx, [given])
  throw stockMissing({
    product: { id: product_id, name: found?.product_name ?? '' },
    location: location_id,
    free,
  })
}
