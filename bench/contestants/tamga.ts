// A distribution as it is delivered, all features on: that of sign-in, unless a plan says otherwise.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SERVICE_OPTIONS } from '../../scripts/node-options.mjs'
import { startChild } from '../child.ts'
import type { LoadRequest } from '../load.ts'
import type { Postgres } from '../postgres.ts'
import { type Contender, freePort } from './contestant.ts'

const EMAIL = 'admin@bench.example'
const PASSWORD = 'a long seal of bronze 1206'
const THIS_CHECKOUT = new URL('../../', import.meta.url)
const serviceOf = (flavour: string): string => `distributions/${flavour}/main.ts`

export type TamgaPlan = {
  name: string
  /** Where the service's own files are, when not here. */
  checkout?: URL
  /** How Node runs it, when not as `npm start` does. */
  nodeArgs?: readonly string[]
  flavour?: 'sign-in' | 'business'
  database: string
  processes?: number
  connections?: number
  /** Whether it refuses under load, as it does when delivered. Otherwise it lets callers wait: on a busy machine a cost can still be measured. */
  shedsLoad?: boolean
  /** Over the service's own defaults. */
  settings?: Readonly<Record<string, string>>
  /** Where the service finds the database, when not at its own address. */
  through?: (databaseUrl: string) => Promise<string>
  /** Fills the database before anything is measured. */
  seed?: (databaseUrl: string) => Promise<unknown>
  requests: (token: string) => readonly LoadRequest[]
}

export const authorised = (token: string, path: string): LoadRequest => ({
  method: 'GET',
  path: `/api/v1${path}`,
  headers: { authorization: `Bearer ${token}` },
})

export const loginRequest: LoadRequest = {
  method: 'POST',
  path: '/api/v1/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
}

export async function startTamga(postgres: Postgres, plan: TamgaPlan): Promise<Contender> {
  const direct = await postgres.createDatabase(plan.database)
  const databaseUrl = plan.through ? await plan.through(direct) : direct
  const running = [await startService(databaseUrl, plan)]
  const stop = async () => {
    for (const { stop } of running) await stop()
  }
  try {
    while (running.length < (plan.processes ?? 1)) running.push(await startService(databaseUrl, plan))
    const origins = running.map(({ origin }) => origin)
    const requests = plan.requests(await signIn(origins[0]!))
    await plan.seed?.(direct)
    return {
      name: plan.name,
      pids: running.map(({ pid }) => pid),
      connections: plan.connections,
      load: { origins, requests },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startService(
  databaseUrl: string,
  {
    settings,
    shedsLoad,
    checkout = THIS_CHECKOUT,
    nodeArgs = SERVICE_OPTIONS,
    flavour = 'sign-in',
  }: TamgaPlan,
) {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'tamga-bench-'))
  const child = await startChild({
    program: new URL(serviceOf(flavour), checkout),
    nodeArgs,
    args: ['serve'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      BOOTSTRAP_TENANT_SLUG: 'bench',
      BOOTSTRAP_ADMIN_EMAIL: EMAIL,
      BOOTSTRAP_ADMIN_PASSWORD: PASSWORD,
      ...(!shedsLoad && { QUEUE_WAIT_MS: '60000' }),
      ...settings,
    },
    readyUrl: `${origin}/ready`,
  })
  return {
    origin,
    pid: child.pid,
    stop: () => child.stop().finally(() => rm(folder, { recursive: true, force: true })),
  }
}

/** The administrator is made just after the service begins to listen, so the first tries may come too early. */
async function signIn(origin: string): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    const { method, path, headers, body } = loginRequest
    const response = await fetch(`${origin}${path}`, { method, headers, body })
    const answer = (await response.json()) as { session?: { token: string } }
    if (answer.session) return answer.session.token
    if (attempt === 20) throw new Error(`signing in failed: ${JSON.stringify(answer)}`)
    await new Promise(resolve => setTimeout(resolve, 250))
  }
}
