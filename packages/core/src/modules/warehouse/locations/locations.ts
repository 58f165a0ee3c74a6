import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { Location, LocationChange, LocationsQuery, NewLocation } from '../contract.ts'
import { refused } from '../errors.ts'
import type { LocationKind, LocationRow } from '../tables.ts'
import * as store from './location-store.ts'

type LocationView = Static<typeof Location>

/** The places outside have no name of their own: they are called as the reader calls them. */
export const nameOf = (
  { services, language }: Pick<Context, 'services' | 'language'>,
  { kind, name }: { readonly kind: LocationKind; readonly name: string },
): string => (kind === 'internal' ? name : services.translator.text(language, `warehouse.location.${kind}`))

const viewOf = (ctx: SessionContext, { is_archived, ...row }: LocationRow): LocationView => ({
  ...row,
  name: nameOf(ctx, row),
  archived: is_archived,
})

const targetOf = ({ id, name }: Pick<LocationRow, 'id' | 'name'>) => ({ type: 'stock_location', id, name })

export const listLocations = (
  ctx: SessionContext,
  query: Static<typeof LocationsQuery>,
): Promise<Page<LocationView>> =>
  inTenant(ctx, async tx => {
    const rows = await store.selectLocations(tx, query.archived ?? false)
    return pageInMemory(
      rows.map(row => viewOf(ctx, row)),
      query,
      { keyOf: ({ name, id }) => `${name}\n${id}` },
    )
  })

export const readLocation = (ctx: SessionContext, id: string): Promise<LocationView> =>
  inTenant(ctx, async tx => viewOf(ctx, await requireLocation(tx, id)))

export async function requireLocation(tx: TenantTx, id: string): Promise<LocationRow> {
  const location = isUuid(id) ? await store.selectLocation(tx, id) : undefined
  if (!location) throw notFound()
  return location
}

/** One of the company's own that is in use: what a person may choose. */
export async function requireOwnLocation(tx: TenantTx, id: string, path: string): Promise<LocationRow> {
  const location = isUuid(id) ? await store.selectLocation(tx, id) : undefined
  if (location?.kind !== 'internal' || location.is_archived) throw invalid({ path, code: 'unknown_location' })
  return location
}

export const createLocation = (
  ctx: SessionContext,
  { name }: Static<typeof NewLocation>,
): Promise<LocationView> =>
  inTenant(ctx, async tx => {
    const location = await store.insertLocation(tx, name.normalize('NFC').trim())
    if (!location) throw refused('location_taken')
    await recordChange(tx, ctx, {
      action: 'warehouse.location_created',
      target: targetOf(location),
      changes: { name: [null, location.name] },
    })
    return viewOf(ctx, location)
  })

export const changeLocation = (
  ctx: SessionContext,
  id: string,
  { version, ...given }: Static<typeof LocationChange>,
): Promise<LocationView> =>
  inTenant(ctx, async tx => {
    const before = await requireLocation(tx, id)
    if (before.kind !== 'internal') throw notFound()
    if (version !== undefined && version !== before.version) throw staleVersion()
    const name = given.name?.normalize('NFC').trim() ?? before.name
    const is_archived = given.archived ?? before.is_archived
    const changes = changesBetween<object>(
      { name: before.name, archived: before.is_archived },
      { name, archived: is_archived },
    )
    if (Object.keys(changes).length === 0) return viewOf(ctx, before)
    if (await store.hasLocationNamed(tx, name, id)) throw refused('location_taken')
    if (is_archived && (await store.hasStock(tx, id))) throw refused('location_in_use')
    const after = await store.updateLocation(tx, { ...before, name, is_archived })
    if (!after) throw staleVersion()
    await recordChange(tx, ctx, { action: 'warehouse.location_changed', target: targetOf(after), changes })
    return viewOf(ctx, after)
  })

export const removeLocation = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const location = await requireLocation(tx, id)
    if (!(await store.deleteLocation(tx, id))) throw refused('location_in_use')
    await recordChange(tx, ctx, { action: 'warehouse.location_deleted', target: targetOf(location) })
  })
