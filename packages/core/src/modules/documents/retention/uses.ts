import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

/** Which of these documents somebody is at work on, such as signing them: they are not removed meanwhile, however old they are. */
export type DocumentUses = (tx: TenantTx, ids: readonly string[]) => Promise<readonly string[]>

export const documentUses = defineExtensionPoint<DocumentUses>('documents.uses')

export async function readUsed(
  tx: TenantTx,
  { services }: Pick<Context, 'services'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const used = new Set<string>()
  for (const uses of services.modules.extensions(documentUses))
    for (const id of await uses(tx, ids)) used.add(id)
  return used
}
