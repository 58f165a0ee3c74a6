import {
  AppError,
  changesBetween,
  inTenant,
  notFound,
  type Page,
  recordChange,
  requireSecretForNewOrigin,
  type SessionContext,
  staleVersion,
  type TenantTx,
  uuidv7,
  wrongState,
} from '@tamga/core'
import type { NewProviderInput, ProviderInput, ProviderView } from '../contract.ts'
import { everyRole, givesOtherwise, requireMayGive, resolveRoles } from '../sign-in/role-rules.ts'
import { fieldsOf, firstFields, type GivenFields, mergedFields, type SoundFields } from './provider-fields.ts'
import { requireValid } from './provider-rules.ts'
import { sealSecret } from './provider-secret.ts'
import { endSessionsThrough, sessionsIn } from './provider-sessions.ts'
import * as store from './provider-store.ts'
import { contentOf, targetOf, viewsOf } from './provider-view.ts'
import { idOfReservation } from './reserve-provider.ts'

const slugTaken = () => new AppError(409, 'provider_slug_taken')

export async function listProviders(
  ctx: SessionContext,
  query: store.ProviderQuery,
): Promise<Page<ProviderView>> {
  return inTenant(ctx, async tx => {
    const page = await store.selectProviders(tx, query)
    return { ...page, items: await viewsOf(tx, ctx, page.items) }
  })
}

export async function readProvider(ctx: SessionContext, id: string): Promise<ProviderView> {
  return inTenant(ctx, async tx => {
    const provider = await store.selectProvider(tx, id)
    if (!provider) throw notFound()
    return viewOf(tx, ctx, provider)
  })
}

const viewOf = async (
  tx: TenantTx,
  ctx: SessionContext,
  provider: store.UsedProvider,
): Promise<ProviderView> => (await viewsOf(tx, ctx, [provider]))[0]!

export async function createProvider(ctx: SessionContext, input: NewProviderInput): Promise<ProviderView> {
  const given = firstFields(input)
  requireValid(given)
  const id = input.reservation ? idOfReservation(ctx.tenant.id, input.reservation) : uuidv7()
  const client_secret = secretFor(ctx, id, input.client_secret) ?? null
  return inTenant(ctx, async tx => {
    if (input.reservation && (await store.selectProvider(tx, id))) throw wrongState()
    const resolved = await resolveRoles(tx, given)
    await requireMayGive(tx, ctx, resolved)
    const fields = { ...resolved.fields, client_secret }
    const provider =
      (await store.insertProvider(tx, id, fields)) ??
      // A slug that nobody chose gives way.
      (input.slug === undefined
        ? await store.insertProvider(tx, id, { ...fields, slug: `${fields.slug}-${id.slice(-6)}` })
        : undefined)
    if (!provider) throw slugTaken()
    await recordChange(tx, ctx, {
      action: 'federation.provider_created',
      target: targetOf(provider),
      changes: changesBetween({}, contentOf(fieldsOf(provider))),
    })
    return viewOf(tx, ctx, { ...provider, links: 0, last_login_at: null, sessions: 0 })
  })
}

/** Undefined: nothing is said of the secret, so it stays. */
function secretFor(
  ctx: SessionContext,
  id: string,
  given: string | null | undefined,
): Buffer | null | undefined {
  if (given === undefined || given === null) return given
  return sealSecret(ctx, { tenant_id: ctx.tenant.id, id }, given)
}

/** Changes what is given and leaves the rest. */
export async function changeProvider(
  ctx: SessionContext,
  id: string,
  { version, ...input }: ProviderInput,
): Promise<ProviderView> {
  const secret = secretFor(ctx, id, input.client_secret)
  return change(ctx, id, async (tx, before) => {
    if (version !== undefined && version !== before.version) throw staleVersion()
    const had = fieldsOf(before)
    const fields = await validFields(tx, ctx, { had, input })
    if (secret === undefined && had.client_secret !== null)
      requireSecretForNewOrigin({ from: had.issuer, to: fields.issuer, path: '/client_secret' })
    if (fields.slug !== had.slug && (await store.isSlugTaken(tx, fields.slug, id))) throw slugTaken()
    const after = { ...fields, client_secret: secret === undefined ? had.client_secret : secret }
    const changes = {
      ...changesBetween(contentOf(had), contentOf(after)),
      // That it was replaced, never by what.
      ...(secret && had.client_secret && { client_secret: ['***', '***'] as const }),
    }
    if (Object.keys(changes).length === 0) return before
    const provider = await store.updateProvider(tx, id, after)
    await recordChange(tx, ctx, {
      action: 'federation.provider_changed',
      target: targetOf(provider),
      changes,
    })
    return provider
  })
}

async function validFields(
  tx: TenantTx,
  ctx: SessionContext,
  { had, input }: { had: SoundFields; input: ProviderInput },
): Promise<SoundFields> {
  const given = mergedFields(had, input)
  requireValid(given)
  // Roles that are gone meanwhile are no fault of this change.
  const kept = input.default_roles ? given : { ...given, default_roles: [] }
  const resolved = await resolveRoles(
    tx,
    input.claim_mapping?.roles ? kept : { ...kept, claim_mapping: withoutRoles(kept) },
  )
  const fields = {
    ...resolved.fields,
    ...(!input.default_roles && { default_roles: had.default_roles }),
    ...(!input.claim_mapping?.roles && {
      claim_mapping: {
        ...given.claim_mapping,
        roles: input.claim_mapping?.roles === null ? null : had.claim_mapping.roles,
      },
    }),
  }
  if (givesOtherwise(had, fields))
    await requireMayGive(tx, ctx, { ...resolved, fields, roles: await everyRole(tx, fields) })
  return fields
}

const withoutRoles = ({ claim_mapping }: GivenFields) => ({ ...claim_mapping, roles: null })

export async function removeProvider(ctx: SessionContext, id: string, reason?: string): Promise<void> {
  await inTenant(ctx, async tx => {
    const provider = await store.lockProvider(tx, id)
    if (!provider) throw notFound()
    const ended = await endSessionsThrough(tx, ctx, { provider, because: 'deleted', reason })
    await store.deleteProvider(tx, id)
    await recordChange(tx, ctx, {
      action: 'federation.provider_deleted',
      target: targetOf(provider),
      changes: {
        ...changesBetween(contentOf(fieldsOf(provider)), {}),
        links: [provider.links, 0],
        ...sessionsIn(ended),
      },
    })
  })
}

export function change(
  ctx: SessionContext,
  id: string,
  work: (tx: TenantTx, before: store.UsedProvider) => Promise<store.UsedProvider>,
): Promise<ProviderView> {
  return inTenant(ctx, async tx => {
    const before = await store.lockProvider(tx, id)
    if (!before) throw notFound()
    return viewOf(tx, ctx, await work(tx, before))
  })
}
