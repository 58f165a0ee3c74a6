import { startTamga, type TamgaPlan } from '../contestants/tamga.ts'
import type { Postgres } from '../postgres.ts'
import { presentedTokens, seedSessions } from '../seeds.ts'
import type { Credentials, StartProvider } from './provider.ts'
import type { Terms } from './terms.ts'

const SESSIONS = 1000

/** The sign-in distribution as it is delivered; both applications are registered by its API and belong to the tenant. */
export const tamgaProvider =
  (
    postgres: Postgres,
    plan: Partial<Pick<TamgaPlan, 'name' | 'database' | 'checkout' | 'through'>> = {},
  ): StartProvider =>
  async terms => {
    let token = ''
    const service = await startTamga(postgres, {
      name: 'Tamga',
      database: 'provider',
      ...plan,
      seed: seedSessions(SESSIONS),
      requests: given => {
        token = given
        return []
      },
    })
    const origin = service.load.origins[0]!
    try {
      return {
        name: service.name,
        pids: service.pids,
        origin,
        paths: {
          discovery: '/.well-known/openid-configuration',
          jwks: '/.well-known/jwks.json',
          authorization: '/oauth2/auth',
          token: '/oauth2/token',
          introspection: '/oauth2/introspect',
          userinfo: '/oauth2/userinfo',
          sessionCheck: '/api/v1/me',
        },
        client: await register(origin, token, applicationOf(terms)),
        service: await register(origin, token, SERVICE),
        redirectUri: terms.redirectUri,
        scope: terms.scope,
        cookies: presentedTokens(SESSIONS)
          .slice(0, terms.people)
          .map(session => `tamga_session=${session}`),
        stop: service.stop,
      }
    } catch (error) {
      await service.stop()
      throw error
    }
  }

const applicationOf = ({ redirectUri, scope, algorithm }: Terms) => ({
  name: 'Bench application',
  first_party: true,
  redirect_uris: [redirectUri],
  grant_types: ['authorization_code', 'refresh_token'],
  scopes: scope.split(' '),
  id_token_signed_response_alg: algorithm,
})

const SERVICE = { name: 'Bench service', grant_types: ['client_credentials'], scopes: ['erp.read'] }

async function register(origin: string, token: string, client: object): Promise<Credentials> {
  const response = await fetch(`${origin}/api/v1/sso/clients`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(client),
  })
  const made = (await response.json()) as { client_id?: string; client_secret?: string }
  if (!made.client_id || !made.client_secret)
    throw new Error(`the application was not registered: ${JSON.stringify(made)}`)
  return { id: made.client_id, secret: made.client_secret }
}
