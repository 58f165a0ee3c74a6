import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../kernel/database/keyset.ts'
import { AppError, invalid, notFound, staleVersion } from '../../kernel/http/problem.ts'
import { offeredScopes, SHELL_SCOPE } from '../clients/index.ts'
import * as store from './resource-store.ts'

export const listResources = (ctx: SessionContext, query: PageQuery) =>
  inTenant(ctx, tx => store.selectResourcesOfTenant(tx, query))

const targetOf = ({ id, name }: store.ResourceRow) => ({ type: 'resource', id, name })

/** An address with a scheme of the web; ours are our own, whatever a tenant writes. */
function requireAddress({ services }: SessionContext, uri: string): void {
  const url = URL.parse(uri)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  const isPlain = isWeb && !url.hash && !url.username && !url.password && /^[\x21-\x7e]+$/.test(uri)
  if (!isPlain) throw invalid({ path: '/uri', code: 'address_malformed' })
  if (url.origin === services.settings.PUBLIC_ORIGIN) throw invalid({ path: '/uri', code: 'resource_own' })
}

/** A scope that means something here, or in an ID token, would be asked for in two meanings. */
function requireOwnScopes({ services }: SessionContext, scopes: readonly string[]): void {
  const taken = [...offeredScopes(services), SHELL_SCOPE]
  const faults = scopes.flatMap((scope, index) =>
    taken.includes(scope) ? [{ path: `/scopes/${index}`, code: 'scope_taken' }] : [],
  )
  if (faults.length > 0) throw invalid(...faults)
}

type NewResource = Pick<store.ResourceFields, 'uri' | 'name' | 'scopes'> & Partial<store.ResourceFields>

export async function createResource(ctx: SessionContext, input: NewResource): Promise<store.ResourceRow> {
  requireAddress(ctx, input.uri)
  requireOwnScopes(ctx, input.scopes)
  return inTenant(ctx, async tx => {
    const fields = { format: 'jwt' as const, ttl: null, ...input }
    const made = await store.insertResource(tx, uuidv7(), fields)
    if (!made) throw new AppError(409, 'resource_exists')
    await recordChange(tx, ctx, {
      action: 'resources.created',
      target: targetOf(made),
      changes: changesBetween<store.ResourceFields>({}, fields),
    })
    return made
  })
}

type Changes = Partial<Omit<store.ResourceFields, 'uri'>> & { version?: number }

export async function changeResource(
  ctx: SessionContext,
  id: string,
  { version, ...input }: Changes,
): Promise<store.ResourceRow> {
  requireOwnScopes(ctx, input.scopes ?? [])
  return inTenant(ctx, async tx => {
    const before = await store.lockResource(tx, id)
    if (!before) throw notFound()
    if (version !== undefined && version !== before.version) throw staleVersion()
    const changes = changesBetween<store.ResourceFields>(before, { ...before, ...input })
    if (Object.keys(changes).length === 0) return before
    const after = await store.updateResource(tx, id, { ...before, ...input })
    await recordChange(tx, ctx, { action: 'resources.changed', target: targetOf(after), changes })
    return after
  })
}

export const removeResource = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const before = await store.lockResource(tx, id)
    if (!before) throw notFound()
    await store.deleteResource(tx, id)
    await recordChange(tx, ctx, { action: 'resources.deleted', target: targetOf(before) })
  })

const MOST = 200

/** The addresses and scopes of the tenant's own resources: what its applications may be registered with. */
export async function readOwnResources(ctx: SessionContext): Promise<{ uris: string[]; scopes: string[] }> {
  const { items } = await inTenant(ctx, tx => store.selectResourcesOfTenant(tx, { limit: MOST }))
  return { uris: items.map(({ uri }) => uri), scopes: items.flatMap(({ scopes }) => scopes) }
}
