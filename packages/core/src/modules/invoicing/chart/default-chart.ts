import type { AccountRole, AccountType } from '../tables.ts'

/** Where a company begins: numbered as accountants here are used to, named in the language of whoever makes the first document. */
export const DEFAULT_CHART: readonly (readonly [code: string, role: AccountRole, type: AccountType])[] = [
  ['110100', 'cash', 'asset'],
  ['110200', 'bank', 'asset'],
  ['120100', 'receivable', 'asset'],
  ['120400', 'purchase_tax', 'asset'],
  ['310100', 'payable', 'liability'],
  ['310400', 'sales_tax', 'liability'],
  ['410100', 'opening', 'equity'],
  ['510100', 'sales', 'income'],
  ['610100', 'purchases', 'expense'],
  ['710100', 'exchange', 'expense'],
  ['710200', 'cash_difference', 'expense'],
]
