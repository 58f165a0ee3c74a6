import type { Context } from '../../../kernel/context.ts'
import type { RelyingParty } from '../../../kernel/oidc/relying-party.ts'
import { type OfferedMethods, readOfferedMethods, requireOfferedMethod } from '../../identity/index.ts'
import { logoAddress } from '../../logos/index.ts'
import {
  type IdentityProvider,
  type IdentityProviders,
  identityProviders,
  type ProviderFace,
} from './identity-providers.ts'
import { installationProviders } from './installation-providers.ts'

export type FoundProvider = { readonly source: IdentityProviders; readonly provider: IdentityProvider }

const sourcesOf = (ctx: Context): readonly IdentityProviders[] => [
  installationProviders,
  ...ctx.services.modules.extensions(identityProviders),
]

export async function findProvider(ctx: Context, id: string): Promise<FoundProvider | undefined> {
  for (const source of sourcesOf(ctx)) {
    const provider = await source.find(ctx, id)
    if (provider) return { source, provider }
  }
  return undefined
}

/** With our own copies of their logos: the sign-in page loads nothing from anybody else. */
export async function listProviders(
  ctx: Context,
  tenant: string | undefined,
  offered: OfferedMethods,
): Promise<ProviderFace[]> {
  const sources = sourcesOf(ctx).filter(source =>
    source === installationProviders ? offered.social : offered.providers,
  )
  const lists = await Promise.all(sources.map(source => source.list(ctx, tenant)))
  return lists.flat().map(face => ({ ...face, logo_uri: logoAddress(face.logo_uri) }))
}

/** Whether people may come through it now: by the switches of its own tenant, or of the one that they want to enter. */
export async function requireOfferedProvider(
  ctx: Context,
  { tenant }: IdentityProvider,
  wanted: string | undefined,
): Promise<void> {
  await requireOfferedMethod(ctx, tenant ? 'providers' : 'social', tenant?.id ?? wanted)
}

/** The provider of an e-mail address. Only the domain decides, so that nobody learns who has an account. */
export async function findHomeProvider(ctx: Context, email: string, tenant?: string): Promise<string | null> {
  const domain = /@([^@\s]+)$/.exec(email.normalize('NFKC').trim().toLowerCase())?.[1]
  if (domain === undefined) return null
  for (const source of sourcesOf(ctx)) {
    const id = await source.forDomain(ctx, domain, tenant)
    const home = id === undefined ? undefined : await source.find(ctx, id)
    if (home && (await readOfferedMethods(ctx, home.tenant?.id)).providers)
      return `${startPath(home.id)}?${new URLSearchParams({ login_hint: email.trim() })}`
  }
  return null
}

export const ROOT = '/api/v1/auth'

export const startPath = (id: string): string => `${ROOT}/sso/${id}/start`
export const callbackPath = (id: string): string => `${ROOT}/sso/${id}/callback`

/** Our redirect address, to be registered at the provider. */
export const redirectUriOf = (ctx: Context, id: string): string =>
  `${ctx.services.settings.PUBLIC_ORIGIN}${callbackPath(id)}`

export const partyOf = (provider: IdentityProvider): RelyingParty => ({
  key: provider.id,
  tenant: provider.tenant?.id ?? provider.id,
  revision: provider.revision,
  issuer: provider.issuer,
  client_id: provider.client_id,
  client_secret: provider.secret(),
})

/**
 * What is needed to check the provider's signatures; works also when its secret cannot be decrypted, so that logouts are always
 * honoured.
 */
export const listenerOf = ({ id, tenant, revision, issuer, client_id }: IdentityProvider): RelyingParty => ({
  key: `${id} logout`,
  tenant: tenant?.id ?? id,
  revision,
  issuer,
  client_id,
  client_secret: null,
})
