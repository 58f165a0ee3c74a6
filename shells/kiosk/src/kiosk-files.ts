import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPrivateKey, type SecretStore } from '@tamga/shell-contract/session'
import type { KioskLanguage } from './notices/texts.ts'

export type KioskConfig = {
  readonly origin: string
  /** Slug of the organisation that the machine stands in. */
  readonly tenant: string
  readonly name: string
  /** Outside of every browser profile: the key, the journals. */
  readonly data_dir: string
  readonly chromium?: string
  readonly is_headless?: boolean
  readonly without_sandbox?: boolean
  readonly idle_seconds?: number
  readonly start_path?: string
  /** Of what the host itself says. */
  readonly language?: KioskLanguage
  readonly allowed_origins?: readonly string[]
  /** Where entries of the offline queue are taken, by their kind. */
  readonly offline_paths?: Readonly<Record<string, string>>
  readonly devices?: {
    readonly printer?: string
    readonly display?: string
    readonly scanner?: string
    readonly terminal?: string
  }
}

type Identity = { readonly id: string; readonly key: Awaited<ReturnType<typeof createPrivateKey>> }

/** Who this machine is: made at its first start, readable by its own user alone, and never sent anywhere. */
export async function readIdentity(dataDir: string): Promise<Identity> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const path = join(dataDir, 'device.json')
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Identity
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  const identity = { id: crypto.randomUUID(), key: await createPrivateKey() }
  writeFileSync(`${path}.new`, JSON.stringify(identity), { mode: 0o600, flush: true })
  renameSync(`${path}.new`, path)
  return identity
}

/** A shared machine remembers nobody: tokens live as long as the process, and no longer than their work area. */
export function createMemoryStore(): SecretStore {
  const kept = new Map<string, string>()
  return {
    read: async name => kept.get(name) ?? null,
    write: async (name, value) => void kept.set(name, value),
    remove: async name => void kept.delete(name),
  }
}
