import { randomBytes } from 'node:crypto'
import { appendFile, chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Binaries, programOf } from './binaries.ts'
import { EmbeddedPostgresUnusable, errorCode, isDiskFull } from './errors.ts'
import { clusterIn, syncFolder, writeWhole } from './location.ts'
import { runProgram, type SystemUser } from './program.ts'

export const OWNER_ROLE = 'tamga_owner'
export const DATABASE_NAME = 'tamga'
export const SETTINGS_FILE = 'tamga.conf'

const DRAFT_PREFIX = 'postgres.new-'

export type ClusterPlan = {
  binaries: Binaries
  user: SystemUser | undefined
  base: string
  password: string
}

/** Made before the cluster, so that a start killed in between finds it again. */
export const ownerPassword = async (dataDir: string, clusterExists: boolean): Promise<string> => {
  const file = join(dataDir, 'keys', 'postgres-owner')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    if (clusterExists)
      throw new EmbeddedPostgresUnusable(
        `${file} is missing: it holds the password of the database in this data folder. Bring it back from a backup.`,
      )
  }
  const password = randomBytes(32).toString('base64url')
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  await writeWhole(file, `${password}\n`, 0o600)
  return password
}

export const requireSameMajor = async (binaries: Binaries, base: string): Promise<void> => {
  const found = (await readFile(join(clusterIn(base), 'PG_VERSION'), 'utf8')).trim()
  if (found === binaries.major) return
  throw new EmbeddedPostgresUnusable(
    `The database in ${clusterIn(base)} was written by PostgreSQL ${found}; this version of Tamga brings PostgreSQL ` +
      `${binaries.major}. Start it with the version of Tamga that made it and move the data over, or set DATA_DIR to another folder.`,
  )
}

/** The libc character type must know Unicode: extensions such as pg_trgm take other letters for blanks under plain C. */
const LOCALE = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--lc-ctype=C.UTF-8']

const initdbArguments = (draft: string, passwordFile: string): string[] => [
  `--pgdata=${draft}`,
  `--username=${OWNER_ROLE}`,
  `--pwfile=${passwordFile}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--no-instructions',
  '--no-sync',
]

const runInitdb = async (plan: ClusterPlan, args: string[]): Promise<void> => {
  const { code, output } = await runProgram(programOf(plan.binaries, 'initdb'), args, plan.user)
  if (code === 0) return
  const reason = isDiskFull(output) ? 'the disk is full' : output.split('\n').slice(-6).join('\n')
  throw new EmbeddedPostgresUnusable(`PostgreSQL could not create its database in ${plan.base}: ${reason}`)
}

const removeDrafts = async (base: string): Promise<void> => {
  for (const name of await readdir(base))
    if (name.startsWith(DRAFT_PREFIX)) await rm(join(base, name), { recursive: true, force: true })
}

const giveNew = async (user: SystemUser | undefined, path: string): Promise<void> => {
  if (user) await chown(path, user.uid, user.gid)
}

/** Built under another name and renamed when it is whole and on the disk. */
export const createCluster = async (plan: ClusterPlan, locale = LOCALE): Promise<void> => {
  await removeDrafts(plan.base)
  const draft = join(plan.base, DRAFT_PREFIX + randomBytes(6).toString('hex'))
  const passwordFile = `${draft}.password`
  try {
    await writeFile(passwordFile, plan.password, { flag: 'wx', mode: 0o600 })
    await giveNew(plan.user, passwordFile)
    await mkdir(draft, { mode: 0o700 })
    await giveNew(plan.user, draft)
    await runInitdb(plan, [...initdbArguments(draft, passwordFile), ...locale])
    await appendFile(join(draft, 'postgresql.conf'), `\ninclude_if_exists = '${SETTINGS_FILE}'\n`)
    await runInitdb(plan, [`--pgdata=${draft}`, '--sync-only'])
    await rename(draft, clusterIn(plan.base))
    await syncFolder(plan.base)
  } finally {
    await removeDrafts(plan.base)
  }
}
