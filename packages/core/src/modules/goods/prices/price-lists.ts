import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { NewPriceList, PriceList, PriceListChange } from '../contract.ts'
import { refused } from '../errors.ts'
import type { PriceListRow } from '../tables.ts'
import * as store from './price-list-store.ts'

type PriceListView = Static<typeof PriceList>

const viewOf = ({ is_archived, customers, ...list }: PriceListRow): PriceListView => ({
  ...list,
  archived: is_archived,
  customers: [...customers],
})

const targetOf = ({ id, name }: Pick<PriceListRow, 'id' | 'name'>) => ({ type: 'price_list', id, name })

export const listPriceLists = (ctx: SessionContext, query: PageQuery): Promise<Page<PriceListView>> =>
  inTenant(ctx, async tx =>
    pageInMemory((await store.selectPriceLists(tx)).map(viewOf), query, { keyOf: ({ name }) => name }),
  )

export const readPriceList = (ctx: SessionContext, id: string): Promise<PriceListView> =>
  inTenant(ctx, async tx => viewOf(await requirePriceList(tx, id)))

export async function requirePriceList(tx: TenantTx, id: string, path?: string): Promise<PriceListRow> {
  const list = isUuid(id) ? await store.selectPriceList(tx, id) : undefined
  if (!list) throw path === undefined ? notFound() : invalid({ path, code: 'unknown_price_list' })
  return list
}

async function saveCustomers(tx: TenantTx, id: string, customers: readonly string[]): Promise<void> {
  const wanted = customers.filter(isUuid)
  if ((await store.updateCustomers(tx, id, wanted)) < customers.length)
    throw invalid({ path: '/customers', code: 'unknown_contact' })
}

export const createPriceList = (
  ctx: SessionContext,
  {
    name,
    currency = 'MNT',
    includes_tax = true,
    is_default = false,
    customers = [],
  }: Static<typeof NewPriceList>,
): Promise<PriceListView> =>
  inTenant(ctx, async tx => {
    const id = uuidv7()
    await store.lockPriceLists(tx)
    if (is_default) await store.updateNoDefault(tx, id)
    const list = { name: name.trim(), currency, includes_tax, is_default, is_archived: false }
    if (!(await store.insertPriceList(tx, id, list))) throw invalid({ path: '/name', code: 'not_unique' })
    await saveCustomers(tx, id, customers)
    await recordChange(tx, ctx, {
      action: 'goods.price_list_created',
      target: targetOf({ id, name: list.name }),
      changes: changesBetween<object>({}, { ...list, customers: customers.length }),
    })
    return viewOf(await requirePriceList(tx, id))
  })

/** The currency stays: prices are in it. */
export const changePriceList = (
  ctx: SessionContext,
  id: string,
  { version, archived, customers, ...given }: Static<typeof PriceListChange>,
): Promise<PriceListView> =>
  inTenant(ctx, async tx => {
    await store.lockPriceLists(tx)
    const before = await requirePriceList(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const list = { ...before, ...given, is_archived: archived ?? before.is_archived }
    if (await store.hasPriceListNamed(tx, list.name, id)) throw invalid({ path: '/name', code: 'not_unique' })
    if (list.is_default && !list.is_archived) await store.updateNoDefault(tx, id)
    if (!(await store.updatePriceList(tx, id, list))) throw staleVersion()
    if (customers) await saveCustomers(tx, id, customers)
    const after = await requirePriceList(tx, id)
    const told = ({ version: _, customers: named, ...rest }: PriceListRow) => ({
      ...rest,
      customers: named.map(customer => customer.name),
    })
    await recordChange(tx, ctx, {
      action: 'goods.price_list_changed',
      target: targetOf(after),
      changes: changesBetween<object>(told(before), told(after)),
    })
    return viewOf(after)
  })

export const removePriceList = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const list = await requirePriceList(tx, id)
    if (!(await store.deletePriceList(tx, id))) throw refused('price_list_in_use')
    await recordChange(tx, ctx, { action: 'goods.price_list_deleted', target: targetOf(list) })
  })
