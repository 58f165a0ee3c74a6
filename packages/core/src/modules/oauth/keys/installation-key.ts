import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

const fileIn = (dataDir: string): string => join(dataDir, 'keys', 'installation.key')

/** The generated key of a development installation; undefined while there is none. */
export async function readInstallationKey(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(fileIn(dataDir), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/** Made once. `link` puts a whole file in place or fails, so that processes that start together agree on one key. */
export async function ensureInstallationKey(dataDir: string): Promise<string> {
  const existing = await readInstallationKey(dataDir)
  if (existing) return existing
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  try {
    await link(draft, fileIn(dataDir))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readInstallationKey(dataDir))!
}
