import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import pg from 'pg'
import { findBinaries, reachableBinaries } from './binaries.ts'
import {
  type ClusterPlan,
  createCluster,
  DATABASE_NAME,
  OWNER_ROLE,
  ownerPassword,
  requireSameMajor,
} from './cluster.ts'
import { DataFolderInUse, EmbeddedPostgresUnusable, explainFolderFault } from './errors.ts'
import { launchServer, type ServerSettings } from './launch.ts'
import { chooseNewBase, clusterIn, findExistingBase, rememberBase, requireReachable } from './location.ts'
import { type DataFolderLock, lockDataFolder } from './lock.ts'
import { pruneLogsRegularly } from './logs.ts'
import { findLeftover, stopPostmaster, waitWhileStarting } from './postmaster.ts'
import { changeOwner, chooseSystemUser } from './user.ts'

export { DataFolderInUse, EmbeddedPostgresUnusable }

export type EmbeddedPostgres = { url: string; stop(): Promise<void> }

export type EmbeddedOptions = {
  dataDir: string
  say: (line: string) => void
  /** Server settings over ours; tests turn off fsync here. */
  settings?: ServerSettings
}

/** Our own PostgreSQL on this data folder: made at the first start, found again at the next, alone on it while it runs. */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  const dataDir = resolve(options.dataDir)
  const locks: DataFolderLock[] = []
  const unlock = async () => {
    for (const lock of locks.splice(0).reverse()) await lock.release()
  }
  try {
    await mkdir(dataDir, { recursive: true })
    locks.push(await lockDataFolder(dataDir))
    const plan = await prepareCluster({ ...options, dataDir }, locks)
    const port = await runServer(plan, options)
    return handleOf(plan, port, unlock)
  } catch (error) {
    await unlock().catch(() => undefined)
    throw explainFolderFault(dataDir, error)
  }
}

const prepareCluster = async (options: EmbeddedOptions, locks: DataFolderLock[]): Promise<ClusterPlan> => {
  const { dataDir, say } = options
  const installed = await findBinaries()
  const existing = await findExistingBase(dataDir)
  // A copy of the data folder points at the same cluster, so the cluster's folder has a lock of its own.
  if (existing && existing !== dataDir) locks.push(await lockDataFolder(existing))
  const user = await chooseSystemUser(clusterIn(existing ?? dataDir))
  const password = await ownerPassword(dataDir, existing !== undefined)
  const binaries = await reachableBinaries(installed, user, say)
  const plan = { binaries, user, password, base: existing ?? (await chooseNewBase(dataDir, user)) }
  if (existing) return openCluster(plan)
  say('Preparing PostgreSQL (first start)…')
  await createCluster(plan)
  await rememberBase(dataDir, plan.base)
  if (plan.base !== dataDir) locks.push(await lockDataFolder(plan.base))
  return plan
}

const openCluster = async (plan: ClusterPlan): Promise<ClusterPlan> => {
  await requireSameMajor(plan.binaries, plan.base)
  await changeOwner(plan.user, clusterIn(plan.base))
  await requireReachable(clusterIn(plan.base), plan.user)
  return plan
}

const runServer = async (plan: ClusterPlan, { say, settings = {} }: EmbeddedOptions): Promise<number> => {
  const port = (await adoptServer(plan, say)) ?? (await launchNew(plan, settings, say))
  try {
    await ensureDatabase(plan, port)
    return port
  } catch (error) {
    await stopPostmaster(plan).catch(() => undefined)
    throw error
  }
}

const launchNew = (plan: ClusterPlan, settings: ServerSettings, say: (line: string) => void) => {
  say('Starting PostgreSQL…')
  return launchServer(plan, settings, say)
}

/** After a kill -9 of our process PostgreSQL runs on; it is taken over when it answers to our password. */
const adoptServer = async (plan: ClusterPlan, say: (line: string) => void): Promise<number | undefined> => {
  const cluster = clusterIn(plan.base)
  const leftover = await findLeftover(cluster)
  if (!leftover) return undefined
  const ready = await waitWhileStarting(cluster, leftover.pid)
  if (ready && (await answers(plan, ready.port))) {
    say('Taking over the PostgreSQL that an earlier run left behind.')
    return ready.port
  }
  say('Stopping a PostgreSQL that an earlier run left behind…')
  await stopPostmaster(plan)
  return undefined
}

const urlOf = (plan: ClusterPlan, port: number, database: string): string =>
  `postgres://${OWNER_ROLE}:${plan.password}@127.0.0.1:${port}/${database}`

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const answers = (plan: ClusterPlan, port: number): Promise<boolean> =>
  withClient(urlOf(plan, port, 'postgres'), client => client.query('select 1')).then(
    () => true,
    () => false,
  )

const ensureDatabase = (plan: ClusterPlan, port: number): Promise<void> =>
  withClient(urlOf(plan, port, 'postgres'), async client => {
    const found = await client.query('select 1 from pg_database where datname = $1', [DATABASE_NAME])
    if (found.rowCount === 0) await client.query(`create database ${DATABASE_NAME}`)
  })

const handleOf = (plan: ClusterPlan, port: number, unlock: () => Promise<void>): EmbeddedPostgres => {
  const logs = pruneLogsRegularly(clusterIn(plan.base))
  let stopping: Promise<void> | undefined
  const stop = async () => {
    logs.end()
    await stopPostmaster(plan)
    await unlock()
  }
  return {
    url: urlOf(plan, port, DATABASE_NAME),
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}
