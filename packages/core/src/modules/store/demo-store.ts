import type { TenantTx } from '../../kernel/database/transactions.ts'
import type { NewInstallation } from './store.ts'
import type { StoreTables } from './tables.ts'

export type DemoInstallation = NewInstallation & { installed_at: string }

/** What the tenant has already stays as it is. */
export async function insertDemoInstallations(
  tx: TenantTx,
  installations: readonly DemoInstallation[],
): Promise<void> {
  await tx
    .withTables<StoreTables>()
    .insertInto('app_installation')
    .values([...installations])
    .onConflict(conflict => conflict.doNothing())
    .execute()
}
