import { readSecretKeys } from '../../kernel/crypto/installation-key.ts'
import { createSecretBox } from '../../kernel/crypto/secret-box.ts'
import type { SealedColumn } from '../../kernel/module/define-module.ts'
import type { ModuleRegistry } from '../../kernel/module/registry.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { type Finding, fail, messageOf, ok, warn } from './finding.ts'

export type SealedCount = { readonly all: number; readonly lost: number }

/** How many values a column has, and how many of them were sealed by none of these keys. */
export type CountSealed = (column: SealedColumn, keyIds: readonly string[]) => Promise<SealedCount>

/** Secrets of people that no present key opens: they sign in with another factor, and add the lost one anew. */
export async function checkSealedValues(
  settings: Settings,
  modules: ModuleRegistry,
  count: CountSealed,
): Promise<Finding> {
  const columns = modules.all
    .flatMap(module => module.sealed ?? [])
    .filter(({ tenantScoped }) => !tenantScoped)
  const keys = (await readSecretKeys(settings)).map(key => createSecretBox({ current: key }).keyId!)
  try {
    const counts = await Promise.all(columns.map(column => count(column, keys)))
    const total = (part: keyof SealedCount) => counts.reduce((sum, one) => sum + one[part], 0)
    if (total('lost') === 0) return ok('sealed secrets', `${total('all')}, all can be opened`)
    return warn(
      'sealed secrets',
      `${total('lost')} of ${total('all')} authenticator apps and keys cannot be opened`,
      'Put the key that sealed them into SSO_SECRET_KEYS_OLD. Without it people sign in with a recovery code or a passkey.',
    )
  } catch (error) {
    return fail('sealed secrets', messageOf(error), 'Check the database, then run this again.')
  }
}
