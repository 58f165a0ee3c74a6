import {
  type Afterwards,
  createTestDatabase,
  type Platform,
  type pg,
  poolsOf,
  startTestPlatform,
} from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { callStores } from '../../statements/drive/call-stores.ts'
import { driveEverything } from '../../statements/drive/drive.ts'
import { countCalls } from '../../statements/exercised.ts'
import { fillTables, VOLUMES } from '../../statements/volume/fill.ts'

/** What a release sends to the database: a statement, and the role that sends it. */
export type ReleasedStatement = { readonly role: Role; readonly text: string }
export type Role = 'tamga_app' | 'tamga_platform' | 'tamga_jobs'

const ROLES = {
  app: 'tamga_app',
  reports: 'tamga_app',
  platform: 'tamga_platform',
  jobs: 'tamga_jobs',
} as const

const SETTINGS = {
  OAUTH_EXTENSIONS: 'par,dpop,introspection-jwt,device',
  DNS_SERVERS: '127.0.0.1:9',
  SSO_SECRET_KEY: 'k'.repeat(43).concat('='),
}

/** Past the size from which the service goes other ways, such as keeping the figures of an organisation. */
const SIZE = { many: 12_000, some: 1_000 }

/** Every statement of every store and of every route, as the present version sends them. */
export async function recordStatements(t: Afterwards, clusterUrl: string): Promise<ReleasedStatement[]> {
  const databaseUrl = await createTestDatabase(t, clusterUrl)
  const options = { distribution: signIn, databaseUrl, settings: SETTINGS }
  const first = await startTestPlatform(t, options)
  for (const slug of first.platform.services.modules.apps.keys())
    await first.admin.post(`/store/apps/${slug}/install`)
  const tenantId = (await first.admin.get('/me')).body.tenant.id
  await first.stop()
  await fillTables(databaseUrl, { tenantId, size: SIZE, tables: Object.keys(VOLUMES) })
  const world = await startTestPlatform(t, { ...options, bootstrap: false })
  const texts = listenTo(world.platform)
  const recorder = {
    faults: new Map(),
    texts: { custom: new Set(), generic: new Set() },
    during: () => {},
    forgetFaults: () => {},
  } as never
  const unreached = await countCalls()
  await driveEverything(world, recorder)
  const problems = await callStores(world, recorder, { tenantId, unreached: await unreached() })
  // A statement that the rows refuse was sent all the same.
  const unsent = problems.filter(problem => problem.endsWith('not in calls.ts'))
  if (unsent.length > 0) throw new Error(unsent.join('\n'))
  return [...texts].sort().map(line => JSON.parse(line) as ReleasedStatement)
}

type Query = (config: unknown, ...rest: unknown[]) => unknown

function listenTo({ services }: Platform): ReadonlySet<string> {
  const texts = new Set<string>()
  const known = new WeakSet<object>()
  for (const [name, pool] of Object.entries(poolsOf(services.database)))
    pool.on('acquire', (client: pg.PoolClient) => {
      if (known.has(client)) return
      known.add(client)
      const send = client.query.bind(client) as Query
      const query: Query = (config, ...rest) => {
        const text = typeof config === 'string' ? config : (config as { text: string }).text
        if (CAN_BE_PREPARED.test(text))
          texts.add(JSON.stringify({ role: ROLES[name as keyof typeof ROLES], text }))
        return send(config, ...rest)
      }
      client.query = query as typeof client.query
    })
  return texts
}

/** Not what begins and ends transactions, nor cursors and the like. */
const CAN_BE_PREPARED = /^[\s(]*(\/\*.*?\*\/\s*)?(select|with|insert|update|delete|merge)\b/is
