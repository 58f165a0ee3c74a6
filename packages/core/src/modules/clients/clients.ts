import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { hashToken, newToken } from '../../kernel/crypto/token.ts'
import { uuidv7 } from '../../kernel/crypto/uuid.ts'
import type { Page } from '../../kernel/http/page.ts'
import { AppError, invalid, staleVersion } from '../../kernel/http/problem.ts'
import { FETCH_LOGOS, type LogoState, readLogo } from '../logos/index.ts'
import * as store from './client-store.ts'
import { contentOf, targetOf, viewOf } from './client-view.ts'
import type { ClientInput, ClientView, NewClientInput } from './contract.ts'
import { DEFAULT_CLIENT } from './default-client/default-client.ts'
import { SHELL_CLIENT } from './default-client/shell-client.ts'
import { clientDeleted } from './events.ts'
import { type Audience, audienceOf, resolveAudience } from './launch/audience.ts'
import { requireMayBind } from './rules/client-account.ts'
import { requireAddresses } from './rules/client-addresses.ts'
import { firstFields, mergedFields, usesSecret } from './rules/client-fields.ts'
import { keyFaults } from './rules/client-keys.ts'
import { requireMayActAlone, requireMayChange } from './rules/client-powers.ts'
import {
  requireConsistent,
  requireKnownResource,
  requireKnownScopes,
  requireOffered,
} from './rules/client-rules.ts'
import { ownScope, requireInstallation, withClient, withLockedClient } from './rules/client-scope.ts'
import { emitClientChanged } from './rules/emit-changed.ts'
import { isBusinessScope } from './rules/scopes.ts'
import { readTenantResources } from './rules/tenant-resources.ts'

export type ClientWithSecret = ClientView & { client_secret: string | null }

/** Fields of the default client that come from the settings cannot be changed here. */
export const defaultClient = () => new AppError(409, 'default_client')

/** The client of native shells is part of the product: it can be disabled, and nothing else. */
const shellClient = () => new AppError(409, 'shell_client')

export async function listClients(
  ctx: SessionContext,
  query: store.ClientListQuery & { installation?: boolean },
): Promise<Page<ClientView>> {
  const scope = query.installation ? await requireInstallation(ctx) : ownScope(ctx)
  const page = await inTenant(scope, tx => store.selectClients(tx, query))
  return { ...page, items: page.items.map(client => viewOf(client, scope.owner)) }
}

export const readClient = (ctx: SessionContext, id: string): Promise<ClientView> =>
  withClient(ctx, id, async (_tx, scope, client) => viewOf(client, scope.owner))

export async function createClient(ctx: SessionContext, input: NewClientInput): Promise<ClientWithSecret> {
  const { tenant, ...given } = input
  const scope = tenant === null ? await requireInstallation(ctx) : ownScope(ctx)
  const fields = firstFields(given)
  await requireGood(ctx, given, fields)
  requireOffered(ctx.services.settings, fields)
  requireMayChange(ctx, scope, [fields])
  requireMayActAlone(ctx, scope, fields)
  const client_secret = usesSecret(fields) ? newToken() : null
  return inTenant(scope, async tx => {
    await requireMayBind(tx, ctx, fields.service_account)
    Object.assign(fields, await resolveAudience(tx, wantedAudience(given)))
    const ids = {
      tenant_id: scope.tenant.id,
      id: uuidv7(),
      client_id: randomBytes(16).toString('hex'),
    }
    const secret_hash = client_secret === null ? null : hashToken(client_secret)
    const client = await store.insertClient(tx, ids, { ...fields, secret_hash })
    await recordChange(tx, scope, {
      action: 'clients.created',
      target: targetOf(client),
      changes: changesBetween({}, contentOf(client)),
    })
    await queueLogo(ctx, tx, client.logo_uri)
    return { ...viewOf(client, scope.owner), client_secret }
  })
}

/** Fields that decide which tokens a client gets without a person. */
const CLIENT_GRANT_FIELDS = [
  'scopes',
  'grant_types',
  'service_account',
  'token_endpoint_auth_method',
  'jwks',
  'enabled',
]

const wantedAudience = ({ audience }: ClientInput): Audience | null =>
  audience ? { roles: audience.roles ?? [], units: audience.units ?? [] } : null

/** The address of an uploaded logo comes back with the rest of a form; nobody can set one that way. */
const withoutKeptLogo = (
  { logo_uri }: store.ClientRow,
  { logo_uri: sent, ...input }: ClientInput,
): ClientInput => (sent === undefined || sent === logo_uri ? input : { ...input, logo_uri: sent })

function requireOwnOfDefault(changes: object, { scopes }: store.ClientFields): void {
  if ('name' in changes || 'redirect_uris' in changes || scopes.some(isBusinessScope)) throw defaultClient()
}

/** Fields that are absent stay as they are. */
export async function changeClient(
  ctx: SessionContext,
  id: string,
  { version, ...input }: ClientInput,
): Promise<ClientView> {
  return withLockedClient(ctx, id, async (tx, scope, before) => {
    if (version !== undefined && version !== before.version) throw staleVersion()
    const fields = mergedFields(before, input)
    await requireGood(ctx, withoutKeptLogo(before, input), fields)
    if (input.audience !== undefined && !isDeepStrictEqual(input.audience, audienceOf(before)))
      Object.assign(fields, await resolveAudience(tx, wantedAudience(input)))
    requireOffered(ctx.services.settings, fields, before.grant_types)
    const changes = changesBetween(contentOf(before), contentOf({ ...before, ...fields }))
    if (Object.keys(changes).length === 0) return viewOf(before, scope.owner)
    requireMayChange(ctx, scope, [before, fields])
    if (CLIENT_GRANT_FIELDS.some(field => field in changes)) requireMayActAlone(ctx, scope, fields)
    if ('service_account' in changes) await requireMayBind(tx, ctx, fields.service_account)
    if (before.client_id === DEFAULT_CLIENT) requireOwnOfDefault(changes, fields)
    if (before.client_id === SHELL_CLIENT) throw shellClient()
    const client = await store.updateClient(tx, id, fields)
    await recordChange(tx, scope, { action: 'clients.changed', target: targetOf(client), changes })
    await emitClientChanged(tx, scope, { before, client })
    if ('logo_uri' in changes) await queueLogo(ctx, tx, client.logo_uri)
    return viewOf(client, scope.owner)
  })
}

export async function enableClient(ctx: SessionContext, id: string, enabled: boolean): Promise<ClientView> {
  return withLockedClient(ctx, id, async (tx, scope, before) => {
    if (before.enabled === enabled) return viewOf(before, scope.owner)
    if (enabled) requireMayChange(ctx, scope, [before])
    const client = await store.updateClient(tx, id, { enabled })
    const changes = changesBetween(contentOf(before), contentOf(client))
    const target = targetOf(client)
    if (enabled) await recordChange(tx, scope, { action: 'clients.enabled', target, changes })
    else await recordChange(tx, scope, { action: 'clients.disabled', target, changes })
    await emitClientChanged(tx, scope, { before, client })
    return viewOf(client, scope.owner)
  })
}

export async function removeClient(ctx: SessionContext, id: string): Promise<void> {
  await withLockedClient(ctx, id, async (tx, scope, client) => {
    if (client.client_id === DEFAULT_CLIENT) throw defaultClient()
    if (client.client_id === SHELL_CLIENT) throw shellClient()
    await store.deleteClient(tx, client)
    await recordChange(tx, scope, {
      action: 'clients.deleted',
      target: targetOf(client),
      changes: changesBetween(contentOf(client), {}),
    })
    await clientDeleted.emit(tx, scope, { client_id: client.client_id, tenant_id: scope.tenant.id })
  })
}

/** Queues the download of the logo, after the commit. */
async function queueLogo(ctx: SessionContext, tx: store.ClientTx, uri: string | null): Promise<void> {
  if (uri !== null) await ctx.services.jobs.enqueue(tx, FETCH_LOGOS, { payload: {}, key: 'all' })
}

export async function readClientLogo(ctx: SessionContext, id: string): Promise<LogoState> {
  const { logo_uri } = await readClient(ctx, id)
  return readLogo(ctx, logo_uri)
}

async function requireGood(
  ctx: SessionContext,
  input: ClientInput,
  fields: store.ClientFields,
): Promise<void> {
  if (fields.name === '') throw invalid({ path: '/name', code: 'required' })
  if (fields.type !== (input.type ?? fields.type)) throw invalid({ path: '/type', code: 'type_fixed' })
  const faults = keyFaults(input.jwks)
  if (faults.length > 0) throw invalid(...faults)
  const own = await readTenantResources(ctx)
  requireKnownScopes(ctx.services, input.scopes, own.scopes)
  requireKnownResource(ctx.services, input.resource, own.uris)
  requireAddresses(ctx, input, fields.type)
  requireConsistent(fields)
}
