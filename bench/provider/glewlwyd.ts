// glewlwyd as Debian packages it, on PostgreSQL, with the OpenID Connect plugin. It stores passwords and client secrets hashed by the
// database (pgcrypto) and signs its access tokens, which is how its documentation sets it up.
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { provideDebianProgram } from '@tamga/core/testing'
import { startChild } from '../child.ts'
import { freePort } from '../contestants/contestant.ts'
import { type Postgres, run } from '../postgres.ts'
import type { StartProvider } from './provider.ts'
import type { Terms } from './terms.ts'

const PACKAGES = ['glewlwyd', 'dbconfig-no-thanks']
const TABLES = '/usr/share/doc/glewlwyd/database/init.postgre.sql.gz'
const MODULES = '/usr/lib/glewlwyd'
const SCOPE = 'openid profile email'
const PASSWORD = 'not measured'
/** Fewer than for the others: signing in costs it much. */
const PEOPLE = 40

export const glewlwyd =
  (postgres: Postgres): StartProvider =>
  async terms => {
    const debian = provideDebianProgram('glewlwyd', PACKAGES)
    const database = await postgres.createDatabase('peer_glewlwyd')
    await run(database, [
      'create extension pgcrypto',
      gunzipSync(readFileSync(debian.path(TABLES))).toString(),
    ])
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const child = await startChild({
      program: debian.path('/usr/bin/glewlwyd'),
      args: ['--env-variables'],
      env: { ...debian.env, ...environmentOf(origin, database), ...modulesOf(debian.path(MODULES)) },
      readyUrl: `${origin}/config`,
    })
    try {
      const cookies = await setUp(`${origin}/api`, terms)
      return {
        name: 'glewlwyd',
        pids: [child.pid],
        origin,
        paths: {
          discovery: '/api/oidc/.well-known/openid-configuration',
          jwks: '/api/oidc/jwks',
          authorization: '/api/oidc/auth',
          token: '/api/oidc/token',
          introspection: '/api/oidc/introspect',
          userinfo: '/api/oidc/userinfo',
        },
        client: terms.client,
        service: terms.service,
        redirectUri: terms.redirectUri,
        // Without it, the login page always comes first.
        extra: { g_continue: '' },
        scope: SCOPE,
        serviceScope: 'bench',
        cookies,
        // Parallel requests sometimes take each other's row for their own, which ends in a server_error.
        tolerance: 0.1,
        stop: child.stop,
      }
    } catch (error) {
      await child.stop()
      throw error
    }
  }

function environmentOf(origin: string, database: string): Record<string, string> {
  const { hostname, port, username, password, pathname } = new URL(database)
  const address = { host: hostname, port, dbname: pathname.slice(1), user: username, password }
  return {
    GLWD_PORT: new URL(origin).port,
    GLWD_BIND_ADDRESS: '127.0.0.1',
    GLWD_EXTERNAL_URL: `${origin}/`,
    GLWD_LOG_MODE: 'console',
    GLWD_LOG_LEVEL: 'ERROR',
    GLWD_DATABASE_TYPE: 'postgre',
    GLWD_DATABASE_POSTGRE_CONNINFO: Object.entries(address)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    GLWD_HASH_ALGORITHM: 'SHA256',
  }
}

const modulesOf = (folder: string): Record<string, string> => ({
  GLWD_USER_MODULE_PATH: `${folder}/user`,
  GLWD_CLIENT_MODULE_PATH: `${folder}/client`,
  GLWD_AUTH_SCHEME_MODULE_PATH: `${folder}/scheme`,
  GLWD_PLUGIN_MODULE_PATH: `${folder}/plugin`,
})

/** Scopes, plugin, clients and people by its own API; answers the cookies of the people, who have agreed. */
async function setUp(api: string, terms: Terms): Promise<string[]> {
  const admin = await signIn(api, 'admin', 'password')
  const add = (path: string, body: object) => send(`${api}${path}`, { method: 'POST', cookie: admin, body })
  for (const name of [...SCOPE.split(' ').slice(1), 'bench'])
    await add('/scope/', { name, display_name: name, password_required: false, scheme: {} })
  await add('/mod/plugin/', pluginOf(api, terms))
  await add('/client/', {
    client_id: terms.client.id,
    password: terms.client.secret,
    confidential: true,
    enabled: true,
    redirect_uri: [terms.redirectUri],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['client_secret_basic'],
  })
  await add('/client/', {
    client_id: terms.service.id,
    password: terms.service.secret,
    confidential: true,
    enabled: true,
    scope: ['bench'],
    authorization_type: ['client_credentials'],
    token_endpoint_auth_method: ['client_secret_basic'],
  })
  const names = Array.from({ length: PEOPLE }, (_, index) => `person${index}`)
  // One after the other: what it adds at the same time, it mixes up.
  const cookies: string[] = []
  for (const name of names) cookies.push(await seedPerson(name, { api, admin, clientId: terms.client.id }))
  return cookies
}

async function seedPerson(
  username: string,
  { api, admin, clientId }: { api: string; admin: string; clientId: string },
): Promise<string> {
  const scope = [...SCOPE.split(' '), 'g_profile']
  const person = { username, name: username, email: `${username}@bench.example`, password: PASSWORD, scope }
  await send(`${api}/user/`, { method: 'POST', cookie: admin, body: { ...person, enabled: true } })
  const cookie = await signIn(api, username, PASSWORD)
  await send(`${api}/auth/grant/${clientId}/`, { method: 'PUT', cookie, body: { scope: SCOPE } })
  return cookie
}

function pluginOf(api: string, { algorithm, lifetimes }: Terms) {
  const pair =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 })
  const key = { ...pair.privateKey.export({ format: 'jwk' }), kid: 'bench', alg: algorithm, use: 'sig' }
  return {
    module: 'oidc',
    name: 'oidc',
    display_name: 'oidc',
    enabled: true,
    parameters: {
      iss: `${api}/oidc`,
      'jwks-private': JSON.stringify({ keys: [key] }),
      'jwks-show': true,
      'access-token-duration': lifetimes.access,
      'refresh-token-duration': lifetimes.refresh,
      'code-duration': lifetimes.code,
      'refresh-token-one-use': 'always',
      'allow-non-oidc': true,
      'auth-type-client-enabled': true,
      'auth-type-code-enabled': true,
      'auth-type-token-enabled': false,
      'auth-type-implicit-enabled': false,
      'auth-type-password-enabled': false,
      'auth-type-refresh-enabled': true,
      'auth-type-device-enabled': false,
      'pkce-allowed': true,
      'introspection-revocation-allowed': true,
      'introspection-revocation-allow-target-client': true,
      'name-claim': 'on-demand',
      'email-claim': 'on-demand',
    },
  }
}

async function signIn(api: string, username: string, password: string): Promise<string> {
  const response = await send(`${api}/auth/`, { method: 'POST', body: { username, password } })
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

async function send(
  url: string,
  request: { method: string; cookie?: string; body: object },
): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(request.cookie && { cookie: request.cookie }) }
  const response = await fetch(url, { method: request.method, headers, body: JSON.stringify(request.body) })
  if (!response.ok) throw new Error(`glewlwyd: ${url}: ${response.status} ${await response.text()}`)
  return response
}
