import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { maskNationalIds } from '../../../kernel/signatures/verify/signer-name.ts'
import { insertRevision, type NewRevision } from './revision-store.ts'

/**
 * Makes a signed revision known to whoever holds the file or its code, in the transaction that adds the signature. The name is kept
 * without the number of the person.
 */
export const registerRevision = (tx: TenantTx, given: NewRevision): Promise<void> =>
  insertRevision(tx, { ...given, signer: maskNationalIds(given.signer) })
