import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { permissionDenied } from '../../../kernel/http/problem.ts'
import { type Caller, type DocumentRow, type DocumentStatus, requireDocument } from '../../documents/index.ts'
import { selectSigners } from '../signers/signer-store.ts'
import { requireTurn } from '../signers/signers.ts'
import type { Method } from '../tables.ts'

/** In which states a document takes signatures: approved or without a flow, and further ones behind the first. */
export const SIGNABLE: readonly DocumentStatus[] = ['draft', 'approved', 'signed']

const READ = 'documents.read'
export const SEAL = 'documents.seal'

type Wanted = { readonly id: string; readonly method: Method }

/**
 * Judged when a signature is asked for and once more when it is added. The first one ends a draft for good: who may only read it
 * signs it when they were named to sign.
 */
export async function requireSigningAccess(
  tx: TenantTx,
  caller: Caller | undefined,
  { id, method }: Wanted,
): Promise<DocumentRow> {
  const needed = method === 'seal' ? SEAL : READ
  if (!caller?.permissions.has(needed)) throw permissionDenied(needed)
  const document = await requireDocument(tx, caller, { id, level: 'read' })
  if (document.status === 'draft' && !(await isNamed(tx, document.id, caller)))
    await requireDocument(tx, caller, { id, level: 'edit' })
  if (method === 'eid') await requireTurn(tx, document, caller.person.id)
  return document
}

const isNamed = async (tx: TenantTx, documentId: string, { person }: Caller): Promise<boolean> =>
  (await selectSigners(tx, documentId)).some(signer => signer.person.id === person.id)
