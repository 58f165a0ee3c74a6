// better-auth with its OAuth provider as its documentation sets them up, on PostgreSQL. Passwords are not hashed here, because signing
// up is not what is measured, and the rate limits are off: they would refuse the load.
import { createServer } from 'node:http'
import { oauthProvider, oauthProviderOpenIdConfigMetadata } from '@better-auth/oauth-provider'
import { betterAuth } from 'better-auth'
import { getMigrations } from 'better-auth/db/migration'
import { toNodeHandler } from 'better-auth/node'
import { jwt } from 'better-auth/plugins'
import pg from 'pg'

const [port, databaseUrl, given] = process.argv.slice(2)
const terms = JSON.parse(given)
const SERVICE_SCOPE = 'bench.read'

const options = {
  baseURL: `http://127.0.0.1:${port}`,
  secret: 'a secret of the bench, with more than thirty-two characters',
  database: new pg.Pool({ connectionString: databaseUrl, max: 32 }),
  emailAndPassword: {
    enabled: true,
    password: { hash: async text => text, verify: async ({ hash, password }) => hash === password },
  },
  rateLimit: { enabled: false },
  telemetry: { enabled: false },
  session: { expiresIn: terms.lifetimes.session },
  disabledPaths: ['/token'],
  plugins: [
    jwt({ jwks: { keyPairConfig: { alg: terms.algorithm } } }),
    oauthProvider({
      loginPage: '/sign-in',
      consentPage: '/consent',
      scopes: [...terms.scope.split(' '), SERVICE_SCOPE],
      codeExpiresIn: terms.lifetimes.code,
      accessTokenExpiresIn: terms.lifetimes.access,
      m2mAccessTokenExpiresIn: terms.lifetimes.access,
      idTokenExpiresIn: terms.lifetimes.id,
      refreshTokenExpiresIn: terms.lifetimes.refresh,
      clientPrivileges: () => true,
      silenceWarnings: { oauthAuthServerConfig: true, openidConfig: true },
    }),
  ],
}

await (await getMigrations(options)).runMigrations()
const auth = betterAuth(options)

async function seedPerson(_, index) {
  const { headers } = await auth.api.signUpEmail({
    body: { name: `Person ${index}`, email: `person${index}@bench.example`, password: 'not measured' },
    returnHeaders: true,
  })
  return headers
    .getSetCookie()
    .map(line => line.split(';')[0])
    .join('; ')
}

const cookies = await Promise.all(Array.from({ length: terms.people }, seedPerson))
const headers = new Headers({ cookie: cookies[0] })
const register = body => auth.api.adminCreateOAuthClient({ headers, body })
const client = await register({
  redirect_uris: [terms.redirectUri],
  scope: terms.scope,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'client_secret_basic',
  skip_consent: true,
})
const service = await register({
  scope: SERVICE_SCOPE,
  grant_types: ['client_credentials'],
  client_credentials_scopes: [SERVICE_SCOPE],
  token_endpoint_auth_method: 'client_secret_basic',
})

const credentials = ({ client_id, client_secret }) => ({ id: client_id, secret: client_secret })
const seeded = JSON.stringify({ cookies, client: credentials(client), service: credentials(service) })
const serveDiscovery = oauthProviderOpenIdConfigMetadata(auth)
const serve = toNodeHandler(auth)

createServer(async (request, response) => {
  if (request.url === '/bench') return response.end(seeded)
  if (request.url !== '/api/auth/.well-known/openid-configuration') return serve(request, response)
  const answer = await serveDiscovery(new Request(`${options.baseURL}${request.url}`))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}).listen(Number(port), '127.0.0.1')
