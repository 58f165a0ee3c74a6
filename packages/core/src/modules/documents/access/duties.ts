import type { Context } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

/**
 * Documents that somebody may read because they have something to do with them now, such as an approval. Nothing is granted: when the
 * duty is over, so is the access.
 */
export type DocumentDuties = (tx: TenantTx, personId: string) => Promise<readonly string[]>

export const documentDuties = defineExtensionPoint<DocumentDuties>('documents.duties')

export async function readDuties(
  tx: TenantTx,
  { services }: Pick<Context, 'services'>,
  personId: string,
): Promise<string[]> {
  const found: string[] = []
  for (const duties of services.modules.extensions(documentDuties))
    found.push(...(await duties(tx, personId)))
  return found
}
