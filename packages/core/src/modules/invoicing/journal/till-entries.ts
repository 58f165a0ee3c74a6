import type { SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { selectUsableAccounts } from '../chart/account-store.ts'
import { requireChart } from '../chart/accounts.ts'
import { insertNumberSeries } from '../numbers/number-store.ts'
import type { AccountRole } from '../tables.ts'
import { insertTillEntry } from './till-entry-store.ts'

/** A series for what a till sells; with the accounts that its sales are posted to. Undefined: the prefix is taken. */
export async function createTillSeries(
  tx: TenantTx,
  ctx: SessionContext,
  prefix: string,
): Promise<string | undefined> {
  await requireChart(tx, ctx)
  const series = await insertNumberSeries(tx, { kind: 'sale', prefix, next_number: 1, is_default: false })
  return series?.id
}

/** An account that cash of a till may come from or go to: not those of customers and suppliers, which follow from documents. */
export async function requireCashAccount(tx: TenantTx, ctx: SessionContext, id: string): Promise<string> {
  const { receivable, payable, cash } = await requireChart(tx, ctx)
  const isKnown = isUuid(id) && (await selectUsableAccounts(tx, [id])).has(id)
  if (!isKnown || id === cash) throw invalid({ path: '/account', code: 'unknown_account' })
  if (id === receivable || id === payable) throw invalid({ path: '/account', code: 'account_of_documents' })
  return id
}

export type TillEntry = {
  readonly day: string
  readonly memo: string
  readonly source_id: string
  /** Above zero: cash came in. */
  readonly cash: string
  /** Where it came from: an account, or one by its role. */
  readonly from: { readonly account_id: string } | { readonly role: AccountRole }
}

/** Cash of a till that came or went without a sale. In a closed month it is posted on the first open day. */
export function postTillEntry(
  tx: TenantTx,
  ctx: SessionContext,
  { cash, from, ...entry }: TillEntry,
): Promise<string | null> {
  const negated = cash.startsWith('-') ? cash.slice(1) : `-${cash}`
  return insertTillEntry(tx, { ...entry, source: 'till', made_by: ctx.actor.name }, [
    { role: 'cash', amount: cash },
    { ...from, amount: negated },
  ])
}
