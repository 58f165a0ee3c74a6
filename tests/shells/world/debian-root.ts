import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0

export type DebianRoot = {
  readonly folder: string
  /** Null where only root could have installed it, and it was unpacked alone. */
  readonly remove: (() => Promise<void>) | null
}

/** A root of its own that holds nothing but this package: dpkg installs it as root; anybody else unpacks it. */
export async function installInto(folder: string, deb: string): Promise<DebianRoot> {
  await mkdir(folder, { recursive: true })
  if (!isRoot) {
    await run('dpkg-deb', ['--extract', deb, folder])
    return { folder, remove: null }
  }
  const state = join(folder, 'var/lib/dpkg')
  await mkdir(join(state, 'info'), { recursive: true })
  await mkdir(join(state, 'updates'))
  await writeFile(join(state, 'status'), '')
  // What it depends on is in the root of the machine.
  const dpkg = (...args: string[]) => run('dpkg', [`--root=${folder}`, '--force-depends', ...args])
  await dpkg('--install', deb)
  return { folder, remove: async () => void (await dpkg('--purge', 'tamga-desktop')) }
}
