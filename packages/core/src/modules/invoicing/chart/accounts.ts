import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { Account, AccountChange, NewAccount } from '../contract.ts'
import { refused } from '../errors.ts'
import type { AccountRole, AccountRow } from '../tables.ts'
import * as store from './account-store.ts'
import { DEFAULT_CHART } from './default-chart.ts'

type AccountView = Static<typeof Account>

const viewOf = ({ is_archived, ...account }: AccountRow): AccountView => ({
  ...account,
  archived: is_archived,
})

const targetOf = ({ id, code, name }: Pick<AccountRow, 'id' | 'code' | 'name'>) => ({
  type: 'ledger_account',
  id,
  name: `${code} ${name}`,
})

export const listAccounts = (ctx: SessionContext, query: PageQuery): Promise<Page<AccountView>> =>
  inTenant(ctx, async tx =>
    pageInMemory((await store.selectAccounts(tx)).map(viewOf), query, { keyOf: ({ code }) => code }),
  )

async function requireAccount(tx: TenantTx, id: string): Promise<AccountRow> {
  const account = isUuid(id) ? await store.selectAccount(tx, id) : undefined
  if (!account) throw notFound()
  return account
}

export type Chart = Readonly<Record<AccountRole, string>>

/** The accounts that postings need, made with the first thing that needs them. */
export async function requireChart(tx: TenantTx, ctx: SessionContext): Promise<Chart> {
  const known = await store.selectRoleAccounts(tx)
  if (known.size === DEFAULT_CHART.length) return Object.fromEntries(known) as Chart
  const { language, services } = ctx
  await store.insertAccounts(
    tx,
    DEFAULT_CHART.map(([code, role, type]) => ({
      code,
      role,
      type,
      name: services.translator.text(language, `invoicing.account.${role}`),
    })),
  )
  return Object.fromEntries(await store.selectRoleAccounts(tx)) as Chart
}

export const createAccount = (ctx: SessionContext, given: Static<typeof NewAccount>): Promise<AccountView> =>
  inTenant(ctx, async tx => {
    await requireChart(tx, ctx)
    const account = { ...given, name: given.name.trim(), role: null }
    const [id] = await store.insertAccounts(tx, [account])
    if (id === undefined) throw invalid({ path: '/code', code: 'not_unique' })
    await recordChange(tx, ctx, {
      action: 'invoicing.account_created',
      target: targetOf({ ...account, id }),
      changes: changesBetween<object>({}, account),
    })
    return viewOf(await requireAccount(tx, id))
  })

/** The code and the type stay: what was posted means them. One with a role is always needed. */
export const changeAccount = (
  ctx: SessionContext,
  id: string,
  { version, name, archived }: Static<typeof AccountChange>,
): Promise<AccountView> =>
  inTenant(ctx, async tx => {
    const before = await requireAccount(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const after = {
      ...before,
      name: name?.trim() ?? before.name,
      is_archived: archived ?? before.is_archived,
    }
    if (after.is_archived && before.role !== null) throw refused('account_needed')
    if (!(await store.updateAccount(tx, id, after))) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'invoicing.account_changed',
      target: targetOf(after),
      changes: changesBetween<object>(before, after),
    })
    return viewOf(await requireAccount(tx, id))
  })
