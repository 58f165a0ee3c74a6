import { startChild } from '../child.ts'
import { freePort } from '../contestants/contestant.ts'
import { SCHEMA } from '../limit/schema.ts'
import { type Postgres, run } from '../postgres.ts'
import type { Credentials, StartProvider } from './provider.ts'
import type { Terms } from './terms.ts'

const ROLE = 'hand_written'
const PASSWORD = 'bench'
const SESSIONS = 1000
const SERVICE_SCOPE = 'bench.read'

/** Members and sessions, as many as the service has; each session's token is its number. */
const seeded = (terms: Terms): string[] => [
  `insert into member select t, gen_random_uuid(), 'Member ' || i, 'member' || i || '@bench.example'
     from gen_random_uuid() t, generate_series(1, ${SESSIONS}) i`,
  `insert into session
   select sha256(convert_to('bench-session-' || row_number() over (), 'utf8')), tenant_id, id, now() + interval '1 day' from member`,
  clientRow(terms.client, `'${terms.redirectUri}'`, terms.scope),
  clientRow(terms.service, 'null', SERVICE_SCOPE),
]

const clientRow = ({ id, secret }: Credentials, redirectUri: string, scope: string): string =>
  `insert into client values ('${id}', sha256(convert_to('${secret}', 'utf8')), ${redirectUri}, '${scope}')`

/** The operations written by hand, without anything around them: what nobody can do for less. */
export const handWritten =
  (postgres: Postgres): StartProvider =>
  async terms => {
    const database = await postgres.createDatabase(ROLE)
    await run(database, [
      SCHEMA,
      ...seeded(terms),
      `create role ${ROLE} login nobypassrls password '${PASSWORD}'`,
      `grant select, insert, update on all tables in schema public to ${ROLE}`,
      'analyze',
    ])
    const url = Object.assign(new URL(database), { username: ROLE, password: PASSWORD })
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const child = await startChild({
      program: new URL('../limit/server.ts', import.meta.url),
      args: [String(port), url.href, JSON.stringify(terms)],
      env: {},
      readyUrl: `${origin}/health`,
    })
    return {
      name: 'hand-written',
      pids: [child.pid],
      origin,
      paths: {
        discovery: '/.well-known/openid-configuration',
        jwks: '/jwks',
        authorization: '/auth',
        token: '/token',
        introspection: '/introspect',
        userinfo: '/userinfo',
        sessionCheck: '/me',
      },
      client: terms.client,
      service: terms.service,
      redirectUri: terms.redirectUri,
      scope: terms.scope,
      cookies: Array.from({ length: terms.people }, (_, index) => `session=bench-session-${1 + index * 5}`),
      stop: child.stop,
    }
  }
