import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { programOf } from '../../kernel/database/embedded/binaries.ts'
import {
  type ClusterPlan,
  createCluster,
  DATABASE_NAME,
  OWNER_ROLE,
} from '../../kernel/database/embedded/cluster.ts'
import type { EmbeddedPostgres } from '../../kernel/database/embedded/embedded.ts'
import { launchServer, type ServerSettings } from '../../kernel/database/embedded/launch.ts'
import { clusterIn } from '../../kernel/database/embedded/location.ts'
import { readPostmaster, stopPostmaster } from '../../kernel/database/embedded/postmaster.ts'
import { runProgram } from '../../kernel/database/embedded/program.ts'
import { chooseSystemUser } from '../../kernel/database/embedded/user.ts'
import { makeOpenFolder, removeFolder } from '../open-folder.ts'
import { endWithProcess, LOOSE_SETTINGS } from './embedded-for-tests.ts'

export { skipWithout } from '../test-environment.ts'
export { startEmbeddedAlone, startEmbeddedForTests } from './embedded-for-tests.ts'
export { startPgBouncer } from './pgbouncer.ts'

const DEBIAN_HOME = '/usr/lib/postgresql'
const PASSWORD = 'owner-of-a-test-database'

/** The oldest PostgreSQL that Debian has here: the one that is furthest from the embedded one. */
const debianMajor = (): string => {
  const majors = existsSync(DEBIAN_HOME) ? readdirSync(DEBIAN_HOME).map(Number) : []
  const usable = majors.filter(
    major => major >= 15 && existsSync(join(DEBIAN_HOME, String(major), 'bin', 'initdb')),
  )
  if (usable.length === 0)
    throw new Error(`no PostgreSQL 15 or newer below ${DEBIAN_HOME}: install postgresql`)
  return String(Math.min(...usable))
}

const createDatabase = async (port: number): Promise<void> => {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: OWNER_ROLE,
    password: PASSWORD,
    database: 'postgres',
  })
  await client.connect()
  await client.query(`create database ${DATABASE_NAME}`)
  await client.end()
}

export type DebianPostgres = EmbeddedPostgres & {
  /** Goes down as at a maintenance and keeps its data and its port. */
  halt(): Promise<void>
  resume(): Promise<void>
  /** Stops every process of it where it stands, as a machine does that hangs; answers with what lets them go on. */
  freeze(): Promise<() => void>
}

const resumeCluster = async (plan: ClusterPlan): Promise<void> => {
  const args = [
    `--pgdata=${clusterIn(plan.base)}`,
    '-w',
    '-l',
    join(clusterIn(plan.base), 'resume.log'),
    'start',
  ]
  const { code, output } = await runProgram(programOf(plan.binaries, 'pg_ctl'), args, plan.user)
  if (code !== 0) throw new Error(`PostgreSQL did not start again: ${output}`)
}

/** The postmaster first: it makes no further process then. */
const freezeCluster = async (plan: ClusterPlan): Promise<() => void> => {
  const { pid } = (await readPostmaster(clusterIn(plan.base)))!
  process.kill(pid, 'SIGSTOP')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  for (const child of children) process.kill(child, 'SIGSTOP')
  return () => {
    for (const each of [...children, pid]) process.kill(each, 'SIGCONT')
  }
}

/** Debian's own PostgreSQL on a folder and a port of its own; it touches no cluster of the system. */
export const startDebianPostgres = async (
  settings: ServerSettings = LOOSE_SETTINGS,
): Promise<DebianPostgres> => {
  const major = debianMajor()
  const base = await makeOpenFolder('tamga-debian-')
  const plan: ClusterPlan = {
    binaries: { version: major, major, native: join(DEBIAN_HOME, major) },
    user: await chooseSystemUser(join(base, 'postgres')),
    base,
    password: PASSWORD,
  }
  const stop = () => stopPostmaster(plan).finally(() => removeFolder(base))
  try {
    await createCluster(plan, ['--locale=C.UTF-8'])
    const port = await launchServer(plan, settings, () => undefined)
    endWithProcess(base)
    await createDatabase(port)
    const url = `postgres://${OWNER_ROLE}:${PASSWORD}@127.0.0.1:${port}/${DATABASE_NAME}`
    return {
      url,
      stop,
      halt: () => stopPostmaster(plan),
      resume: () => resumeCluster(plan),
      freeze: () => freezeCluster(plan),
    }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}
