import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settings } from '../settings/settings.ts'

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

const fileIn = (dataDir: string): string => join(dataDir, 'keys', 'installation.key')

/** The generated key of a development installation; undefined while there is none. */
async function readInstallationKey(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(fileIn(dataDir), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/** Made once. `link` puts a whole file in place or fails, so that processes that start together agree on one key. */
async function ensureInstallationKey(dataDir: string): Promise<string> {
  const existing = await readInstallationKey(dataDir)
  if (existing) return existing
  const draft = `${fileIn(dataDir)}.${randomBytes(6).toString('hex')}`
  await mkdir(join(dataDir, 'keys'), { recursive: true, mode: 0o700 })
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
    await link(draft, fileIn(dataDir))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readInstallationKey(dataDir))!
}

/**
 * The settings with the key that seals credentials. Outside production one is made and kept in DATA_DIR while none is given, so
 * that everything can be tried at once; given and empty, there is none. A key that was made before still opens what it sealed.
 */
export async function withSecretKey(settings: Settings): Promise<Settings> {
  const { SSO_SECRET_KEY: given, SSO_SECRET_KEYS_OLD: old, ENVIRONMENT, DATA_DIR } = settings
  if (given === undefined && ENVIRONMENT !== 'production')
    return { ...settings, SSO_SECRET_KEY: await ensureInstallationKey(DATA_DIR) }
  const made = await readInstallationKey(DATA_DIR)
  return {
    ...settings,
    SSO_SECRET_KEY: given || undefined,
    SSO_SECRET_KEYS_OLD: made === undefined ? old : [...old, made],
  }
}

/** Every key that can open what was sealed; none is made. */
export async function readSecretKeys(settings: Settings): Promise<string[]> {
  const { SSO_SECRET_KEY: given, SSO_SECRET_KEYS_OLD: old, DATA_DIR } = settings
  const made = await readInstallationKey(DATA_DIR)
  return [given, made, ...old].filter(key => key !== undefined && key !== '') as string[]
}
