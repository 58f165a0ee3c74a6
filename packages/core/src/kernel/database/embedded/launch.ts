import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { programOf } from './binaries.ts'
import { type ClusterPlan, SETTINGS_FILE } from './cluster.ts'
import { EmbeddedPostgresUnusable, isDiskFull } from './errors.ts'
import { clusterIn } from './location.ts'
import { lastLines } from './logs.ts'
import { readPostmaster } from './postmaster.ts'
import { PROGRAM_ENVIRONMENT } from './program.ts'

export type ServerSettings = Readonly<Record<string, string>>

const ATTEMPTS = 20

/** The port went to someone else in between, or the processes of a killed server are still on their way out. */
const WORTH_ANOTHER_TRY =
  /Address already in use|could not create any TCP|is still in use|lock file .* already exists/

const DEFAULTS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  shared_buffers: '128MB',
  fsync: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  password_encryption: 'scram-sha-256',
  jit: 'off',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: '%Y%m%d-%H%M%S.log',
  log_rotation_age: '1d',
  log_rotation_size: '10MB',
  log_checkpoints: 'off',
  log_lock_waits: 'on',
  log_line_prefix: '%m [%p] %u@%d ',
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** The folder belongs to another user: a fresh name and a rename never follow a link laid there. */
const writeSettings = async (plan: ClusterPlan, settings: ServerSettings): Promise<void> => {
  const file = join(clusterIn(plan.base), SETTINGS_FILE)
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  )
  const handle = await open(draft, 'wx', 0o600)
  try {
    await handle.writeFile(`# Written anew at every start.\n${lines.join('')}`)
    if (plan.user) await handle.chown(plan.user.uid, plan.user.gid)
  } finally {
    await handle.close()
  }
  await rename(draft, file)
}

/** A session of its own keeps Ctrl-C away: PostgreSQL goes down last, when our requests are through. */
const spawnServer = async (plan: ClusterPlan, logFile: string) => {
  const log = await open(logFile, 'w', 0o600)
  try {
    const child = spawn(programOf(plan.binaries, 'postgres'), ['-D', clusterIn(plan.base)], {
      cwd: '/',
      env: PROGRAM_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      uid: plan.user?.uid,
      gid: plan.user?.gid,
    })
    child.on('error', () => undefined)
    child.unref()
    return child
  } finally {
    await log.close()
  }
}

type Child = Awaited<ReturnType<typeof spawnServer>>

const hasEnded = (child: Child): boolean =>
  child.pid === undefined || child.exitCode !== null || child.signalCode !== null

/** No deadline: replaying the log after a crash takes as long as it takes, and cutting it short would only repeat it. */
const becomesReady = async (
  plan: ClusterPlan,
  child: Child,
  say: (line: string) => void,
): Promise<boolean> => {
  for (let waited = 0; !hasEnded(child); waited += 25) {
    const postmaster = await readPostmaster(clusterIn(plan.base))
    if (postmaster?.pid === child.pid && postmaster?.status === 'ready') return true
    if (waited > 0 && waited % 10_000 === 0) say('PostgreSQL is still recovering…')
    await pause(25)
  }
  return false
}

/** Starts the server on a free loopback port and answers that port. */
export const launchServer = async (
  plan: ClusterPlan,
  extra: ServerSettings,
  say: (line: string) => void,
): Promise<number> => {
  const logFile = join(plan.base, 'postgres-start.log')
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    await writeSettings(plan, { ...DEFAULTS, ...extra, port: String(port) })
    if (await becomesReady(plan, await spawnServer(plan, logFile), say)) return port
    const output = await lastLines(clusterIn(plan.base), logFile)
    if (attempt >= ATTEMPTS || !WORTH_ANOTHER_TRY.test(output))
      throw new EmbeddedPostgresUnusable(explainFailure(plan, output))
    await pause(250)
  }
}

const explainFailure = (plan: ClusterPlan, output: string): string =>
  isDiskFull(output)
    ? `PostgreSQL cannot start: the disk that holds ${plan.base} is full. Make room and start again.`
    : `PostgreSQL in ${clusterIn(plan.base)} did not start:\n${output}`
