import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { readInstallationSettings } from '../installation-settings.ts'
import { createLog } from '../kernel/log/log.ts'
import { defineCatalog } from '../kernel/module/catalog.ts'
import { versionOf } from '../kernel/module/define-module.ts'
import { bootstrap } from '../modules/identity/index.ts'
import { coreModules } from '../modules/index.ts'
import { createPlatform, type Distribution, type Platform } from '../platform.ts'
import { readKept, writeKept } from '../simulators/kept-file.ts'
import { keyFile } from '../simulators/xyp/registry-key.ts'
import { CORE_VERSION } from '../version.ts'
import { type Client, createClient } from './client.ts'
import { freePort } from './free-port.ts'
import { startEmbeddedForTests } from './servers/debian-postgres.ts'
import { cloneMigrated, databaseUrl, withOwner } from './template-database.ts'

export type TestPlatform = {
  platform: Platform
  origin: string
  databaseUrl: string
  mailDir: string
  /** A client with no session. */
  stranger: Client
  /** Signed in as the administrator of the first tenant, who is also the platform operator. */
  admin: Client
  /** One more process on the same database: its own pools, caches and port. */
  another(): Promise<{ platform: Platform; origin: string; client(): Client }>
  stop(): Promise<void>
}

/** A test, or a test file: something that lets work be done when it is over. */
export type Afterwards = { after(work: () => Promise<unknown>): void }

export const ADMIN_EMAIL = 'admin@first.example'
export const ADMIN_PASSWORD = 'a long seal of bronze 1206'
export const FIRST_TENANT = 'first'

/** The core alone, as a distribution of its own, without the apps that a catalog may leave out. */
export const coreDistribution: Distribution = {
  name: 'core',
  modules: [],
  catalog: defineCatalog({
    core: CORE_VERSION,
    apps: coreModules
      .filter(({ slug, catalog }) => slug && catalog !== 'optional')
      .map(module => ({
        slug: module.slug!,
        id: module.id,
        version: versionOf(module),
        dependencies: module.dependencies,
      })),
  }),
}

export type TestOptions = {
  distribution?: Distribution
  settings?: Record<string, string>
  /** The owner's address of an empty database; made new when left out. */
  databaseUrl?: string
  bootstrap?: boolean
  /** Where log lines go, all of them; only errors, and to the screen, when left out. */
  logTo?: Writable
}

/** An RSA key takes as long to make as all the rest of a start: that of the simulated registry is the same for the platforms of a process. */
const before: { registryKey?: string | undefined } = {}

/** A whole platform on a database of its own, listening on a free port; stopped and dropped when the test file ends. */
export async function startTestPlatform(t: Afterwards, options: TestOptions = {}): Promise<TestPlatform> {
  const distribution = options.distribution ?? coreDistribution
  const made = options.databaseUrl ? null : await makeMigrated(distribution)
  const databaseUrl = options.databaseUrl ?? made!.url
  const mailDir = await mkdtemp(join(tmpdir(), 'tamga-mail-'))
  if (before.registryKey) await writeKept(keyFile(mailDir), before.registryKey)
  const running: Platform[] = []
  const start = async () => {
    const started = await createProcess(distribution, {
      databaseUrl,
      mailDir,
      settings: options.settings,
      logTo: options.logTo,
    })
    running.push(started.platform)
    await started.platform.start()
    return started
  }
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await Promise.all(running.map(stopAtOnce))
    await rm(mailDir, { recursive: true, force: true })
    await made?.drop()
  }
  t.after(stop)
  const first = await start()
  before.registryKey ??= await readKept(keyFile(mailDir))
  const admin = first.client()
  if (options.bootstrap !== false) {
    await bootstrap(first.platform.ctx, FIRST)
    await admin.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
  }
  return { ...first, databaseUrl, mailDir, admin, stranger: first.client(), another: start, stop }
}

/** A connection that a client opened and never asked anything over would be waited for, for a minute and more. */
async function stopAtOnce(platform: Platform): Promise<void> {
  const stopped = platform.stop()
  platform.server.server.closeAllConnections()
  await stopped
}

const FIRST = {
  email: ADMIN_EMAIL,
  password: ADMIN_PASSWORD,
  name: 'Админ Болд',
  tenant_slug: FIRST_TENANT,
  tenant_name: 'Нэгдүгээр',
}

type Surroundings = {
  databaseUrl: string
  mailDir: string
  settings: Record<string, string> | undefined
  logTo: Writable | undefined
}

async function createProcess(distribution: Distribution, given: Surroundings) {
  const { databaseUrl, mailDir } = given
  const port = await freePort()
  const { settings } = readInstallationSettings(distribution, {
    PORT: String(port),
    LOG_LEVEL: 'error',
    LOG_FORMAT: 'json',
    MAIL_URL: `file:${mailDir}`,
    DATA_DIR: mailDir,
    DATABASE_POOL: '5',
    // Cheap hashes: what is tested is the product, not Argon2.
    ARGON2_MEMORY_KIB: '64',
    // A busy machine makes a test slower, and no request of it is turned away.
    QUEUE_WAIT_MS: '20000',
    ARGON2_ITERATIONS: '1',
    LOGIN_LIMIT_ADDRESS: 'off',
    // On a busy machine an answer may be slow; none is refused for that, unless a test is about it.
    MAX_IN_FLIGHT: '2000',
    DATABASE_URL: databaseUrl,
    ...given.settings,
  })
  const log = createLog({
    level: given.logTo ? 'trace' : 'error',
    format: 'json',
    stream: given.logTo ?? process.stderr,
  })
  const platform = stoppedOnce(await createPlatform(distribution, { settings, databaseUrl, log }))
  const origin = `http://127.0.0.1:${port}`
  return { platform, origin, client: () => createClient(origin) }
}

/** What a test stops itself is not stopped once more at its end. */
function stoppedOnce(platform: Platform): Platform {
  let stopped: Promise<void> | undefined
  return {
    ...platform,
    stop() {
      stopped ??= platform.stop()
      return stopped
    },
  }
}

/** A database of its own in the shared test cluster; dropped when the test file ends. */
export async function createTestDatabase(t: Afterwards, clusterUrl?: string): Promise<string> {
  const { url, drop } = await makeDatabase(clusterUrl)
  t.after(drop)
  return url
}

/** The same with the migrations of a distribution applied, for tests of what a service does later than its first start. */
export async function createMigratedDatabase(
  t: Afterwards,
  distribution: Distribution = coreDistribution,
  clusterUrl?: string,
): Promise<string> {
  const { url, drop } = await makeMigrated(distribution, clusterUrl)
  t.after(drop)
  return url
}

type MadeDatabase = { url: string; drop: () => Promise<void> }

async function makeDatabase(clusterUrl?: string): Promise<MadeDatabase> {
  const cluster = clusterUrl ?? (await startEmbeddedForTests()).url
  const name = `test_${randomBytes(6).toString('hex')}`
  await withOwner(cluster, owner => owner.query(`create database ${name}`))
  return made(cluster, name)
}

async function makeMigrated(distribution: Distribution, clusterUrl?: string): Promise<MadeDatabase> {
  const cluster = clusterUrl ?? (await startEmbeddedForTests()).url
  return made(cluster, await cloneMigrated(cluster, distribution))
}

const made = (cluster: string, name: string): MadeDatabase => ({
  url: databaseUrl(cluster, name),
  drop: () =>
    withOwner(
      cluster,
      async owner => void (await owner.query(`drop database if exists ${name} with (force)`)),
    ),
})
