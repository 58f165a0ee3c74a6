import { readFile, rename, writeFile } from 'node:fs/promises'
import type { SecretStore } from '@tamga/shell-contract/session'
import { safeStorage } from 'electron'

/** Sealed with a key of the system: DPAPI on Windows, the Keychain on macOS. */
export function openKeyStore(path: string): SecretStore {
  const readAll = async (): Promise<Record<string, string>> => {
    if (!safeStorage.isEncryptionAvailable()) throw new Error('the system has no key store')
    const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}'
      throw error
    })
    return JSON.parse(text) as Record<string, string>
  }
  const change = async (edit: (all: Record<string, string>) => void) => {
    const all = await readAll()
    edit(all)
    await writeFile(`${path}.new`, JSON.stringify(all), { mode: 0o600, flush: true })
    await rename(`${path}.new`, path)
  }
  return {
    async read(name) {
      const sealed = (await readAll())[name]
      return sealed === undefined ? null : safeStorage.decryptString(Buffer.from(sealed, 'base64'))
    },
    write: (name, value) =>
      change(all => {
        all[name] = safeStorage.encryptString(value).toString('base64')
      }),
    remove: name =>
      change(all => {
        delete all[name]
      }),
  }
}
