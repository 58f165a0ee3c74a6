import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ProvidedIdentity } from '../../../kernel/oidc/provided-identity.ts'
import type { Settings } from '../../../kernel/settings/all-settings.ts'
import { selectPersonByEmail } from '../../tenancy/index.ts'
import { hasIdentity, insertIdentity, selectIdentity } from '../identities/identity-store.ts'
import { verifiedEmail } from '../sign-in/verified-email.ts'
import type { IdentityProvider, IdentityProviders, ProviderFace } from './identity-providers.ts'

const SCOPE = 'openid profile email'

type Given = { id: 'peer' | 'social'; issuer: string; client_id: string; secret: string | undefined }

/** The peer installation and the social login, as the settings name them. */
function givenProviders(settings: Settings): Given[] {
  const { SSO_PEER_ISSUER, SSO_PEER_CLIENT_ID, SOCIAL_LOGIN_CLIENT_ID } = settings
  const peer = SSO_PEER_ISSUER &&
    SSO_PEER_CLIENT_ID && {
      id: 'peer' as const,
      issuer: SSO_PEER_ISSUER,
      client_id: SSO_PEER_CLIENT_ID,
      secret: settings.SSO_PEER_CLIENT_SECRET,
    }
  const social = SOCIAL_LOGIN_CLIENT_ID && {
    id: 'social' as const,
    issuer: settings.SOCIAL_LOGIN_ISSUER,
    client_id: SOCIAL_LOGIN_CLIENT_ID,
    secret: settings.SOCIAL_LOGIN_CLIENT_SECRET,
  }
  return [peer, social].filter(one => one !== undefined && one !== '')
}

/** Whether the installation has providers of its own, for all its tenants. */
export const hasInstallationProviders = (settings: Settings): boolean => givenProviders(settings).length > 0

/** Whether a provider that somebody once came through is still the one that the settings name. */
export const isGiven = (ctx: Context, { id, issuer }: { id: string; issuer: string }): boolean =>
  givenProviders(ctx.services.settings).some(given => given.id === id && given.issuer === issuer)

const nameOf = ({ issuer }: Given): string => new URL(issuer).host

const providerOf = (given: Given): IdentityProvider => ({
  id: given.id,
  name: nameOf(given),
  tenant: null,
  issuer: given.issuer,
  client_id: given.client_id,
  scope: SCOPE,
  enabled: true,
  revision: 'settings',
  secret: () => given.secret ?? null,
})

/** The social login has a button of its own on the sign-in page. */
const facesOf = (ctx: Context): ProviderFace[] =>
  givenProviders(ctx.services.settings)
    .filter(({ id }) => id !== 'social')
    .map(given => ({ id: given.id, name: nameOf(given), logo_uri: null }))

/** A known identity, else the person whose verified address it carries: the operator trusts these providers for everyone. */
async function recognise(ctx: Context, provider: IdentityProvider, identity: ProvidedIdentity) {
  const email = verifiedEmail(identity.claims)
  const person_id = await inPlatform(ctx, 'identities of the installation', async tx => {
    const known = await selectIdentity(tx, provider, identity.subject)
    if (known !== undefined || email === null) return known
    const person = await selectPersonByEmail(tx, email)
    if (person && (await hasIdentity(tx, provider, person.id))) throw new AppError(403, 'sso_already_linked')
    return person?.id
  })
  if (person_id === undefined) throw new AppError(403, 'sso_not_invited')
  return { kind: 'known' as const, person_id }
}

export const installationProviders: IdentityProviders = Object.freeze({
  find: async (ctx, id) => {
    const given = givenProviders(ctx.services.settings).find(one => one.id === id)
    return given && providerOf(given)
  },
  list: async ctx => facesOf(ctx),
  forDomain: async () => undefined,
  recognise,
  admit: async (ctx, provider, { identity, arrival }) => {
    const { person_id } = arrival
    const email = verifiedEmail(identity.claims)
    await inPlatform(ctx, 'identities of the installation', tx =>
      insertIdentity(tx, provider, { subject: identity.subject, person_id, email }),
    )
  },
  // What the settings say holds as long as the process lives.
  hold: async () => true,
} satisfies IdentityProviders)
