import type { SessionContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { DocumentRow } from '../tables.ts'

/** What another module says of a document, as a member of `parts` in its view. Only whoever may see the document is told. */
export type DocumentPart = Readonly<{
  name: string
  read(tx: TenantTx, ctx: SessionContext, document: DocumentRow): Promise<unknown>
}>

export const documentParts = defineExtensionPoint<DocumentPart>('documents.parts')

export async function readParts(
  tx: TenantTx,
  ctx: SessionContext,
  document: DocumentRow,
): Promise<Record<string, unknown>> {
  const parts: Record<string, unknown> = {}
  for (const { name, read } of ctx.services.modules.extensions(documentParts))
    parts[name] = await read(tx, ctx, document)
  return parts
}
