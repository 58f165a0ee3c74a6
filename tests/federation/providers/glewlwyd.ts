import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  type Afterwards,
  answers,
  createTestDatabase,
  freePort,
  pg,
  provideDebianProgram,
  stopProgram,
  untilReady,
} from '@tamga/core/testing'

const TABLES = '/usr/share/doc/glewlwyd/database/init.postgre.sql.gz'
const MODULES = '/usr/lib/glewlwyd'
const SCOPE = 'openid profile email'

export type Glewlwyd = {
  issuer: string
  /** Registers us. */
  register(client: { id: string; secret: string; redirect_uri: string }): Promise<void>
  /** Somebody who is signed in there and agrees; answers with their cookie. */
  person(username: string, email: string, clientId: string): Promise<{ name: string; value: string }>
}

/** glewlwyd as Debian packages it, on a PostgreSQL database of its own. */
export async function startGlewlwyd(t: Afterwards): Promise<Glewlwyd> {
  // Its own installation script fails without a database server of its choice; unpacked, it runs as well.
  const debian = provideDebianProgram('glewlwyd', ['glewlwyd', 'dbconfig-no-thanks'])
  const database = await createTestDatabase(t)
  await prepare(database, debian.path(TABLES))
  const origin = `http://127.0.0.1:${await freePort()}`
  const child = spawn(debian.path('/usr/bin/glewlwyd'), ['--env-variables'], {
    stdio: 'ignore',
    env: { ...debian.env, ...environmentOf(origin, database, debian.path(MODULES)) },
  })
  t.after(() => stopProgram(child))
  await untilReady('glewlwyd', child, () => answers(`${origin}/config`))
  const api = `${origin}/api`
  const admin = await signIn(api, 'admin', 'password')
  const add = (path: string, body: object) => send(`${api}${path}`, { method: 'POST', cookie: admin, body })
  for (const name of ['profile', 'email'])
    await add('/scope/', { name, display_name: name, password_required: false, scheme: {} })
  await add('/mod/plugin/', pluginOf(api))
  return {
    issuer: `${api}/oidc`,
    async register({ id, secret, redirect_uri }) {
      await add('/client/', {
        client_id: id,
        password: secret,
        confidential: true,
        enabled: true,
        redirect_uri: [redirect_uri],
        authorization_type: ['code'],
        token_endpoint_auth_method: ['client_secret_basic'],
      })
    },
    async person(username, email, clientId) {
      const password = 'a password of glewlwyd'
      const scope = [...SCOPE.split(' '), 'g_profile']
      await add('/user/', { username, name: `Name of ${username}`, email, password, scope, enabled: true })
      const cookie = await signIn(api, username, password)
      await send(`${api}/auth/grant/${clientId}/`, { method: 'PUT', cookie, body: { scope: SCOPE } })
      const [name = '', value = ''] = cookie.split('=')
      return { name, value }
    },
  }
}

async function prepare(database: string, tables: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database })
  await owner.connect()
  await owner.query('create extension pgcrypto')
  await owner.query(gunzipSync(readFileSync(tables)).toString())
  await owner.end()
}

function environmentOf(origin: string, database: string, modules: string): Record<string, string> {
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
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    GLWD_HASH_ALGORITHM: 'SHA256',
    GLWD_USER_MODULE_PATH: `${modules}/user`,
    GLWD_CLIENT_MODULE_PATH: `${modules}/client`,
    GLWD_AUTH_SCHEME_MODULE_PATH: `${modules}/scheme`,
    GLWD_PLUGIN_MODULE_PATH: `${modules}/plugin`,
  }
}

function pluginOf(api: string) {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = { ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'ES256', use: 'sig' }
  return {
    module: 'oidc',
    name: 'oidc',
    display_name: 'oidc',
    enabled: true,
    parameters: {
      iss: `${api}/oidc`,
      'jwks-private': JSON.stringify({ keys: [key] }),
      'jwks-show': true,
      'access-token-duration': 300,
      'refresh-token-duration': 300,
      'code-duration': 60,
      'auth-type-code-enabled': true,
      'auth-type-client-enabled': false,
      'auth-type-token-enabled': false,
      'auth-type-implicit-enabled': false,
      'auth-type-password-enabled': false,
      'auth-type-refresh-enabled': false,
      'auth-type-device-enabled': false,
      'pkce-allowed': true,
      'name-claim': 'mandatory',
      'email-claim': 'mandatory',
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
