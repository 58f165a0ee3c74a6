import { type Context, inTenant, type TenantScope } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { today } from '../../../kernel/days/day.ts'
import { defineJob } from '../../../kernel/jobs/define-job.ts'
import { backoffDelay } from '../../../kernel/reliability/backoff.ts'
import * as store from './ereceipt-store.ts'
import { SEND_RECEIPT } from './ereceipts.ts'
import type { IssuedReceipt, Outcome, ReceiptPort } from './port.ts'
import { receiptPortOf } from './posapi-client.ts'
import { writeReceipt } from './posapi-request.ts'

type Work = Context & TenantScope
type Row = store.ReceiptRow

/**
 * Tells the tax authority of one sale, or that it was taken back. Broken off at any point it is done again with the same words and the
 * same number, by which the service knows that it is no second sale.
 */
export const sendReceipt = defineJob<{ id: string }>(
  SEND_RECEIPT,
  async (ctx, { tenant_id, payload }) => {
    if (tenant_id !== null) await tellAuthority({ ...ctx, tenant: { id: tenant_id } }, payload.id)
  },
  { concurrency: 2 },
)

async function tellAuthority(ctx: Work, id: string): Promise<void> {
  const port = receiptPortOf(ctx.services, ctx.tenant.id)
  const row = await inTenant(ctx, tx => store.lockReceipt(tx, id))
  if (!row) return
  if (!port) return tryLater(ctx, row, { detail: 'no service is named in EBARIMT_URL' })
  if (row.state === 'pending') await issue(ctx, row, port)
  const now = await inTenant(ctx, tx => store.lockReceipt(tx, id))
  if (now?.state === 'issued' && now.is_returned) await cancel(ctx, now, port)
}

/** A suffix is unique within a day: after it, nobody but a person can tell whether the receipt exists. */
const isUnclear = ({ sent_on }: Row): boolean => sent_on !== null && sent_on < today()

async function issue(ctx: Work, row: Row, port: ReceiptPort): Promise<void> {
  if (isUnclear(row)) return fail(ctx, row, { problem: 'unclear', detail: row.detail })
  const tin =
    row.request === null ? await tinOf(row, port) : { kind: 'done' as const, answer: row.customer_tin }
  if (tin.kind === 'refused' || (tin.kind === 'done' && tin.answer === null && isCompany(row)))
    return fail(ctx, row, { problem: 'unknown_customer', detail: row.customer_registry_number })
  if (tin.kind !== 'done') return tryLater(ctx, row, { detail: tin.detail })
  const request = await inTenant(ctx, tx => prepare(tx, row, tin.answer))
  if (request === 'later') return tryLater(ctx, row, { detail: null })
  if (request !== undefined) await take(ctx, row, await port.send(request))
}

const isCompany = ({ customer_registry_number }: Row): boolean => customer_registry_number !== null

/** A registry number of a company is seven digits; people buy without a number. */
async function tinOf(row: Row, port: ReceiptPort): Promise<Outcome<string | null>> {
  if (row.customer_tin !== null || row.customer_registry_number === null)
    return { kind: 'done', answer: row.customer_tin }
  return port.findTin(row.customer_registry_number)
}

/** Undefined: somebody else did it, or it is not wanted any more. */
async function prepare(tx: TenantTx, { id }: Row, tin: string | null): Promise<string | 'later' | undefined> {
  const row = await store.lockReceipt(tx, id)
  const merchant = await store.selectMerchant(tx)
  if (row?.state !== 'pending' || !merchant) return undefined
  const replaced = await lockReplaced(tx, row)
  if (replaced.some(({ state }) => state === 'pending')) return 'later'
  const request =
    row.request ??
    writeReceipt({
      ...row,
      ...(await store.selectContent(tx, id)),
      customer_tin: tin,
      replaces: replaced.findLast(({ state }) => state !== 'cancelled')?.receipt_number ?? null,
      merchant,
    })
  await store.updateSending(tx, id, { request, day: row.sent_on ?? today(), tin })
  return request
}

/** What a receipt puts right: the one that the authority knows, and those between that it never knew. */
async function lockReplaced(tx: TenantTx, { replaces_id }: Row): Promise<Row[]> {
  const found: Row[] = []
  for (let next = replaces_id; next !== null; ) {
    const row: Row | undefined = await store.lockReceipt(tx, next)
    if (row) found.push(row)
    next = row && row.receipt_number === null ? row.replaces_id : null
  }
  return found
}

async function take(ctx: Work, row: Row, outcome: Outcome<IssuedReceipt>): Promise<void> {
  const { kind } = outcome
  if (kind === 'done')
    return inTenant(ctx, async tx => {
      await store.updateIssued(tx, row.id, outcome.answer)
      for (const { id } of await lockReplaced(tx, row))
        await store.updateReceipt(tx, id, { state: 'cancelled', problem: null, detail: null })
    })
  // Before, a call went out whose answer never came: a refusal of its repetition may mean that the first one was taken.
  const wasSent = row.sent_on !== null
  if (kind === 'refused')
    return fail(ctx, row, {
      problem: wasSent ? 'unclear' : 'refused',
      detail: outcome.detail,
      isSettled: !wasSent,
    })
  await tryLater(ctx, row, { detail: outcome.detail, isSettled: kind === 'not_sent' && !wasSent })
}

/** As the service wrote it: in the time of Ulaanbaatar. */
const writtenTime = (time: string): string =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Ulaanbaatar',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(new Date(time))

async function cancel(ctx: Work, row: Row, port: ReceiptPort): Promise<void> {
  const outcome = await port.cancel({ number: row.receipt_number!, issued_at: writtenTime(row.issued_at!) })
  if (outcome.kind === 'done')
    return inTenant(ctx, tx =>
      store.updateReceipt(tx, row.id, { state: 'cancelled', problem: null, detail: null }),
    )
  if (outcome.kind === 'refused') return fail(ctx, row, { problem: 'refused', detail: outcome.detail })
  await tryLater(ctx, row, { detail: outcome.detail })
}

const fail = (ctx: Work, { id }: Row, change: store.ReceiptChange): Promise<void> =>
  inTenant(ctx, tx => store.updateReceipt(tx, id, { state: 'failed', ...change }))

/** A receipt that is owed is never given up; the wait grows to an hour. */
async function tryLater(
  ctx: Work,
  row: Row,
  after: Pick<store.ReceiptChange, 'detail' | 'isSettled'>,
): Promise<void> {
  const runAt = new Date(Date.now() + backoffDelay(row.attempts + 1, { base: 5000, max: 3_600_000 }))
  await inTenant(ctx, async tx => {
    await store.updateReceipt(tx, row.id, { problem: 'unreachable', ...after })
    await ctx.services.jobs.enqueue(tx, SEND_RECEIPT, { payload: { id: row.id }, key: row.id, runAt })
  })
}
