import { randomBytes } from 'node:crypto'
import { access, mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeSystemFolder, SYSTEM_FOLDER } from './binaries.ts'
import { EmbeddedPostgresUnusable, errorCode } from './errors.ts'
import { runProgram, type SystemUser } from './program.ts'

const POINTER_FILE = 'postgres-location.json'

export const clusterIn = (base: string): string => join(base, 'postgres')

export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Written beside, flushed and renamed: after a crash the file is the old one or the new one, never a part. */
export const writeWhole = async (file: string, text: string, mode: number): Promise<void> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  const handle = await open(draft, 'wx', mode)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(draft, file)
  await syncFolder(dirname(file))
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    error => {
      if (['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '')) return false
      throw error
    },
  )

const readPointer = async (dataDir: string): Promise<string | undefined> => {
  const file = join(dataDir, POINTER_FILE)
  if (!(await exists(file))) return undefined
  const base = JSON.parse(await readFile(file, 'utf8'))?.folder
  if (typeof base === 'string' && (await exists(join(clusterIn(base), 'PG_VERSION')))) return base
  throw new EmbeddedPostgresUnusable(
    `${file} says that the database lies in ${base}, but there is none. Bring that folder back, or remove ${file} to begin with an empty database.`,
  )
}

/** The folder that holds this data folder's cluster, when there is one already. */
export const findExistingBase = async (dataDir: string): Promise<string | undefined> =>
  (await readPointer(dataDir)) ??
  ((await exists(join(clusterIn(dataDir), 'PG_VERSION'))) ? dataDir : undefined)

const canEnter = async (user: SystemUser, folder: string): Promise<boolean> =>
  (await runProgram('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], user)).code === 0

/** Root's folders may be closed to PostgreSQL's own user; the system's folder is open to everyone. */
export const chooseNewBase = async (dataDir: string, user: SystemUser | undefined): Promise<string> => {
  if (!user || (await canEnter(user, dataDir))) return dataDir
  await makeSystemFolder()
  const base = join(SYSTEM_FOLDER, randomBytes(8).toString('hex'))
  await mkdir(base)
  const handle = await open(base, 'r')
  await handle.chmod(0o755).finally(() => handle.close())
  return base
}

export const requireReachable = async (cluster: string, user: SystemUser | undefined): Promise<void> => {
  if (!user || (await canEnter(user, cluster))) return
  throw new EmbeddedPostgresUnusable(
    `PostgreSQL refuses to run as root, and the system user ${user.name} cannot enter ${cluster}. ` +
      'Let it pass through the folders above (chmod o+x), or move the data folder and set DATA_DIR.',
  )
}

export const rememberBase = async (dataDir: string, base: string): Promise<void> => {
  if (base !== dataDir)
    await writeWhole(join(dataDir, POINTER_FILE), `${JSON.stringify({ folder: base })}\n`, 0o644)
}
