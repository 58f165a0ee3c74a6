import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { choiceOf, type Feature } from '../../../kernel/module/feature.ts'
import type { StoreTables } from '../tables.ts'

const tables = (tx: TenantTx) => tx.withTables<StoreTables>()

/** Names of the features, among those given, for which the tenant chose against the default. */
export async function selectChoices(tx: TenantTx, features: readonly Feature[]): Promise<Set<string>> {
  if (features.length === 0) return new Set()
  const rows = await tables(tx)
    .selectFrom('app_installation')
    .select('app')
    .where('app', 'in', features.map(choiceOf))
    .execute()
  return new Set(rows.map(row => row.app))
}

export async function insertChoice(tx: TenantTx, feature: Feature, chosen_by: string | null): Promise<void> {
  await tables(tx)
    .insertInto('app_installation')
    .values({ app: choiceOf(feature), version: '', active: true, installed_by: chosen_by })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

export async function deleteChoice(tx: TenantTx, feature: Feature): Promise<void> {
  await tables(tx).deleteFrom('app_installation').where('app', '=', choiceOf(feature)).execute()
}
