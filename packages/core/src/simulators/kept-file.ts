import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code

export async function readKept(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

async function writeDraft(path: string, content: string): Promise<string> {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  await writeFile(draft, content, { flag: 'wx', mode: 0o600 })
  return draft
}

/** Made once: `link` puts a whole file in place or fails, so that processes that start together agree on one content. */
export async function readOrMake(path: string, make: () => Promise<string>): Promise<string> {
  const kept = await readKept(path)
  if (kept !== undefined) return kept
  const draft = await writeDraft(path, await make())
  try {
    await link(draft, path)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  } finally {
    await rm(draft, { force: true })
  }
  return (await readKept(path))!
}

/** A reader sees the old content or the new one, never a part. */
export async function writeKept(path: string, content: string): Promise<void> {
  await rename(await writeDraft(path, content), path)
}
