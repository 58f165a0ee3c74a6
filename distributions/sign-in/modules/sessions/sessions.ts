import {
  clientsOfSessions,
  describeDevice,
  findMembersMatching,
  inTenant,
  notFound,
  type Page,
  providerNames,
  readMoment,
  type SessionContext,
  sessionOrigins,
  type TenantTx,
  zoneFor,
} from '@tamga/core'
import {
  type SessionQuery,
  type SessionRow,
  selectPerson,
  selectSessionDays,
  selectSessions,
} from './session-store.ts'

type GivenQuery = Omit<SessionQuery, 'from' | 'to'> & { from?: string; to?: string }

/** Who is signed in to the tenant now. */
export async function listSessions(ctx: SessionContext, given: GivenQuery) {
  const query = { ...given, from: readMoment(given.from, '/from'), to: readMoment(given.to, '/to') }
  const people = await namedBy(ctx, query.q)
  const { page, providers } = await inTenant(ctx, tx => readPage(tx, ctx, { query, people }))
  return show(ctx, page, providers)
}

export async function listSessionDays(ctx: SessionContext, asked?: string) {
  const zone = await zoneFor(ctx, asked)
  return { items: await inTenant(ctx, tx => selectSessionDays(tx, zone)) }
}

/** So many are looked up one by one; more are met soon by going through the list. */
const FEW_PEOPLE = 200

async function namedBy(ctx: SessionContext, q: string | undefined): Promise<readonly string[] | undefined> {
  const people = await findMembersMatching(ctx, q)
  return people && people.length <= FEW_PEOPLE ? people : undefined
}

export async function listSessionsOf(
  ctx: SessionContext,
  personId: string,
  query: Omit<SessionQuery, 'user'>,
) {
  const { page, providers } = await inTenant(ctx, async tx => {
    if (!(await selectPerson(tx, personId))) throw notFound()
    return readPage(tx, ctx, { query: { ...query, user: personId } })
  })
  return show(ctx, page, providers)
}

type Search = { readonly query: SessionQuery; readonly people?: readonly string[] | undefined }

async function readPage(tx: TenantTx, ctx: SessionContext, { query, people }: Search) {
  const page = await selectSessions(tx, query, people)
  return { page, providers: await namesOfProviders(tx, ctx, page.items) }
}

type Names = ReadonlyMap<string, string>
type Provider = { readonly id: string; readonly name: string }

async function namesOfProviders(tx: TenantTx, ctx: SessionContext, rows: SessionRow[]): Promise<Names> {
  const ids = [...new Set(rows.flatMap(({ provider_id }) => provider_id ?? []))]
  if (ids.length === 0) return new Map()
  const named = await Promise.all(ctx.services.modules.extensions(providerNames).map(name => name(tx, ids)))
  return new Map(named.flat().map(({ id, name }) => [id, name]))
}

/** A federated session of no provider of the tenant came through one of the installation. */
async function originsOf(ctx: SessionContext, rows: SessionRow[]): Promise<ReadonlyMap<string, Provider>> {
  const ids = rows.flatMap(row =>
    row.provider_id === null && row.auth_methods.includes('fed') ? [row.id] : [],
  )
  if (ids.length === 0) return new Map()
  const found = await Promise.all(ctx.services.modules.extensions(sessionOrigins).map(ask => ask(ctx, ids)))
  return new Map(found.flat().map(({ session_id, provider }) => [session_id, provider]))
}

async function show(ctx: SessionContext, { items, ...rest }: Page<SessionRow>, providers: Names) {
  const origins = await originsOf(ctx, items)
  const clients = await clientsOfSessions(
    ctx,
    items.map(({ id }) => id),
  )
  const shown = items.map(({ provider_id, ...row }) => ({
    ...row,
    tenant: ctx.tenant,
    location: ctx.services.geolocation.locate(row.ip, ctx.language),
    device: describeDevice(row.user_agent),
    provider:
      provider_id === null
        ? (origins.get(row.id) ?? null)
        : { id: provider_id, name: providers.get(provider_id) ?? provider_id },
    clients: clients.get(row.id) ?? [],
    current: row.id === ctx.session.id,
  }))
  return { ...rest, items: shown }
}
