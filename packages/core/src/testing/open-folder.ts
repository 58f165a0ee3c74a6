import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Open to PostgreSQL's own user, which runs the server when the tests run as root. */
export const makeOpenFolder = async (prefix: string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}

export const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true })
