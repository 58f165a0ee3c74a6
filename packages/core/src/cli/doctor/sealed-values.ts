import pg from 'pg'
import { readSecretKeys } from '../../kernel/crypto/installation-key.ts'
import { createSecretBox } from '../../kernel/crypto/secret-box.ts'
import type { DatabaseAddresses } from '../../kernel/database/database.ts'
import type { ModuleRegistry } from '../../kernel/module/registry.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { type Finding, fail, messageOf, ok, warn } from './finding.ts'
import { countSealed } from './sealed-value-store.ts'

/** Secrets of people that no present key opens: they sign in with another factor, and add the lost one anew. */
export async function checkSealedValues(
  settings: Settings,
  modules: ModuleRegistry,
  addresses: DatabaseAddresses,
): Promise<Finding> {
  const columns = modules.all
    .flatMap(module => module.sealed ?? [])
    .filter(({ tenantScoped }) => !tenantScoped)
  const keys = (await readSecretKeys(settings)).map(key => createSecretBox({ current: key }).keyId!)
  const client = new pg.Client({ connectionString: addresses.platform, connectionTimeoutMillis: 5000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    let [all, lost] = [0, 0]
    for (const column of columns) {
      const counted = await countSealed(client, column, keys)
      all += counted.all
      lost += counted.lost
    }
    if (lost === 0) return ok('sealed secrets', `${all} of people, all can be opened`)
    return warn(
      'sealed secrets',
      `${lost} of ${all} authenticator apps and secrets of people cannot be opened`,
      'Put the key that sealed them into SSO_SECRET_KEYS_OLD. Without it these people sign in with a recovery code or a passkey.',
    )
  } catch (error) {
    return fail('sealed secrets', messageOf(error), 'Check the database, then run this again.')
  } finally {
    await client.end().catch(() => undefined)
  }
}
