import { access, constants, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fmt } from '@tamga/formats'
import { type Finding, fail, messageOf, ok, warn } from './finding.ts'

const LEAST_BYTES = 200 * 2 ** 20
const SOON_BYTES = 2 ** 30

/** The folder itself, or the nearest one above it that exists and in which it would be made. */
async function nearestExisting(folder: string): Promise<string> {
  const isThere = await stat(folder).then(
    () => true,
    () => false,
  )
  return isThere || dirname(folder) === folder ? folder : nearestExisting(dirname(folder))
}

export async function checkDataFolder(dataDir: string): Promise<Finding[]> {
  const folder = await nearestExisting(dataDir)
  return [await checkRights(dataDir, folder), await checkSpace(folder)]
}

async function checkRights(dataDir: string, folder: string): Promise<Finding> {
  const { R_OK, W_OK, X_OK } = constants
  try {
    await access(folder, R_OK | W_OK | X_OK)
    if (!(await stat(folder)).isDirectory())
      return fail('data folder', `${folder} is a file`, 'Set DATA_DIR to a folder.')
    return ok('data folder', folder === dataDir ? dataDir : `${dataDir} (made at the first start)`)
  } catch {
    return fail(
      'data folder',
      `this user may not write to ${folder}`,
      'Give it the rights, or set DATA_DIR to another folder.',
    )
  }
}

async function checkSpace(folder: string): Promise<Finding> {
  try {
    const { bavail, bsize } = await statfs(folder)
    const free = bavail * bsize
    const detail = `${fmt.bytes('en', free)} free`
    if (free < LEAST_BYTES)
      return fail('disk space', detail, 'Make room: PostgreSQL stops when the disk is full.')
    return free < SOON_BYTES ? warn('disk space', detail, 'Make room soon.') : ok('disk space', detail)
  } catch (error) {
    return warn('disk space', `cannot be measured: ${messageOf(error)}`, 'Look at it with: df -h')
  }
}
