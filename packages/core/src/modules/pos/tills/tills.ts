import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { notFound, staleVersion } from '../../../kernel/http/problem.ts'
import { BOOK_CURRENCY } from '../../invoicing/index.ts'
import { requireOwnLocation } from '../../warehouse/index.ts'
import type { Me, NewTill, Till, TillChange, TillsQuery } from '../contract.ts'
import { refused } from '../errors.ts'
import type { TillRow } from '../tables.ts'
import * as store from './till-store.ts'

type TillView = Static<typeof Till>

const holderOf = ({ lease_id, device_name, taken_by, taken_at }: TillRow): TillView['holder'] =>
  lease_id === null || device_name === null || taken_by === null || taken_at === null
    ? null
    : { lease: lease_id, device_name, taken_by, taken_at }

const viewOf = (row: TillRow): TillView => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  location: { id: row.location_id, name: row.location_name },
  archived: row.is_archived,
  holder: holderOf(row),
  open_shift: row.open_shift,
  version: row.version,
})

export const targetOf = ({ id, name }: Pick<TillRow, 'id' | 'name'>) => ({ type: 'pos_till', id, name })

/** What whoever is signed in may do at a till: kept by it for when there is no network. */
export const readSeller = async ({ person, permissions }: SessionContext): Promise<Static<typeof Me>> => ({
  seller: { id: person.id, name: person.name },
  may_sell: permissions.has('pos.sell'),
  may_discount: permissions.has('pos.discount'),
  may_manage: permissions.has('pos.manage'),
  currency: BOOK_CURRENCY,
})

export const listTills = (ctx: SessionContext, query: Static<typeof TillsQuery>): Promise<Page<TillView>> =>
  inTenant(ctx, async tx =>
    pageInMemory((await store.selectTills(tx, query.archived ?? false)).map(viewOf), query, {
      keyOf: ({ name, id }) => `${name}\n${id}`,
    }),
  )

export async function requireTill(tx: TenantTx, id: string): Promise<TillRow> {
  const till = isUuid(id) ? await store.selectTill(tx, id) : undefined
  if (!till) throw notFound()
  return till
}

export const readTill = (ctx: SessionContext, id: string): Promise<TillView> =>
  inTenant(ctx, async tx => viewOf(await requireTill(tx, id)))

export const createTill = (
  ctx: SessionContext,
  { name: given, prefix, location }: Static<typeof NewTill>,
): Promise<TillView> =>
  inTenant(ctx, async tx => {
    const { id: location_id } = await requireOwnLocation(tx, location, '/location')
    const name = given.normalize('NFC').trim()
    const id = await store.insertTill(tx, { name, prefix, location_id })
    if (id === undefined) throw refused('till_taken')
    await recordChange(tx, ctx, {
      action: 'pos.till_created',
      target: targetOf({ id, name }),
      changes: changesBetween<object>({}, { name, prefix, location_id }),
    })
    return viewOf(await requireTill(tx, id))
  })

/** Its prefix stays: numbers were given with it. One that somebody sells at is not put away. */
export const changeTill = (
  ctx: SessionContext,
  id: string,
  { version, ...given }: Static<typeof TillChange>,
): Promise<TillView> =>
  inTenant(ctx, async tx => {
    const before = await requireTill(tx, id)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const after = {
      ...before,
      name: given.name?.normalize('NFC').trim() ?? before.name,
      location_id: given.location ?? before.location_id,
      is_archived: given.archived ?? before.is_archived,
    }
    const changes = changesBetween<object>(before, after)
    if (Object.keys(changes).length === 0) return viewOf(before)
    if (after.location_id !== before.location_id) await requireOwnLocation(tx, after.location_id, '/location')
    if (await store.hasTillNamed(tx, after.name, id)) throw refused('till_taken')
    if (after.is_archived && (before.lease_id !== null || before.open_shift !== null))
      throw refused('till_in_use')
    if (!(await store.updateTill(tx, after))) throw staleVersion()
    await recordChange(tx, ctx, { action: 'pos.till_changed', target: targetOf(after), changes })
    return viewOf(await requireTill(tx, id))
  })
