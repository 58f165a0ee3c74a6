import Secret from 'gi://Secret?version=1'
import type { SecretStore } from '@tamga/shell-contract/session'

const SCHEMA_NAME = 'mn.tamga.shell'

/** The Secret Service of the desktop: GNOME Keyring, KWallet, KeePassXC. Each installation has entries of its own. */
export function openKeyStore(origin: string): SecretStore {
  const { STRING } = Secret.SchemaAttributeType
  const schema = new Secret.Schema(SCHEMA_NAME, Secret.SchemaFlags.NONE, { origin: STRING, name: STRING })
  const attributes = (name: string) => ({ origin, name })
  return {
    read: name =>
      settle(
        done => Secret.password_lookup(schema, attributes(name), null, done),
        result => Secret.password_lookup_finish(result),
      ),
    write: async (name, value) => {
      const label = `Tamga ${origin} ${name}`
      await settle(
        done =>
          Secret.password_store(
            schema,
            attributes(name),
            Secret.COLLECTION_DEFAULT,
            label,
            value,
            null,
            done,
          ),
        result => Secret.password_store_finish(result),
      )
    },
    remove: async name => {
      await settle(
        done => Secret.password_clear(schema, attributes(name), null, done),
        result => Secret.password_clear_finish(result),
      )
    },
  }
}

type Done = (source: unknown, result: Secret.AsyncResult) => void

const settle = <T>(begin: (done: Done) => void, finish: (result: Secret.AsyncResult) => T): Promise<T> =>
  new Promise((resolve, reject) => {
    begin((_, result) => {
      try {
        resolve(finish(result))
      } catch (error) {
        reject(error)
      }
    })
  })
