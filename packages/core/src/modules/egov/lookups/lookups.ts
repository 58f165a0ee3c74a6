import type { Static } from 'typebox'
import { type Context, inPlatform, inTenant, type SessionContext } from '../../../kernel/context.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { requireOwnSession, selectProvenNumbers } from '../../eid/index.ts'
import type { LookupSearch, LookupsQuery, OwnLookups } from '../contract.ts'
import { OPERATIONS } from '../registry/port.ts'
import { type Lookup, type OwnLookup, selectLookups, selectLookupsAbout } from './lookup-store.ts'
import { hashesOf, normaliseNumber } from './registry-number.ts'

/** Whoever may look sees their own look-ups; whoever manages the app sees everybody's, since purposes may tell of people. */
export async function listLookups(
  ctx: SessionContext,
  query: Static<typeof LookupsQuery>,
): Promise<Page<Lookup>> {
  const { looked_by, operation } = query
  const own = ctx.permissions.has('egov.manage') ? looked_by : ctx.person.id
  if (looked_by !== undefined && own !== looked_by) return { items: [], next_cursor: null }
  return inTenant(ctx, tx => selectLookups(tx, { looked_by: own, operation }, query))
}

/** Who looked at one citizen or legal entity. */
export async function searchLookups(
  ctx: SessionContext,
  { registry_number, ...query }: Static<typeof LookupSearch>,
): Promise<Page<Lookup>> {
  const hashes = hashesOfGiven(ctx, registry_number)
  return inTenant(ctx, tx => selectLookups(tx, { hashes }, query))
}

/** Of whichever kind it is; one that is no number finds nothing. */
const hashesOfGiven = (ctx: SessionContext, given: string): Buffer[] =>
  OPERATIONS.flatMap(operation => {
    const number = normaliseNumber(operation, given)
    return number === null ? [] : hashesOf(ctx, number)
  })

/**
 * Who looked at the caller, in every tenant of the installation: by a registry number that e-ID or gateway proved, never by one that
 * somebody typed. A session of a tenant's own provider is that tenant's word and opens nothing of other tenants.
 */
export async function listOwnLookups(
  ctx: SessionContext,
  query: PageQuery,
): Promise<Static<typeof OwnLookups>> {
  requireOwnSession(ctx)
  return inPlatform(ctx, 'registry look-ups about oneself', async tx => {
    const numbers = ctx.is_person ? await selectProvenNumbers(tx, ctx.person.id) : []
    if (numbers.length === 0) return { items: [], next_cursor: null, proven: false }
    const hashes = numbers.flatMap(number => hashesOf(ctx, number))
    return { ...(await selectLookupsAbout(tx, hashes, query)), proven: true }
  })
}

const PAGE = 200
const MOST_PAGES = 50

/** For the copy of their data that a person asks for; a tenant's own provider opens nothing of other tenants. */
export async function readLookupsForCopy(
  tx: PlatformTx,
  ctx: Context,
  { person_id, tenant_id }: { person_id: string; tenant_id: string | null },
): Promise<OwnLookup[]> {
  const numbers = tenant_id === null ? await selectProvenNumbers(tx, person_id) : []
  if (numbers.length === 0) return []
  const hashes = numbers.flatMap(number => hashesOf(ctx, number))
  const found: OwnLookup[] = []
  let cursor: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const { items, next_cursor } = await selectLookupsAbout(tx, hashes, {
      limit: PAGE,
      ...(cursor !== undefined && { cursor }),
    })
    found.push(...items)
    if (next_cursor === null) break
    cursor = next_cursor
  }
  return found
}
