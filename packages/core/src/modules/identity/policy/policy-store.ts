import { CompiledQuery } from 'kysely'
import type { LookUp } from '../../../kernel/database/look-ups.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'

/** A look-up inside a transaction, for one key. */
export async function selectByLookUp<R>(tx: PlatformTx, { text }: LookUp, key: string): Promise<R[]> {
  return (await tx.executeQuery<R>(CompiledQuery.raw(text, [[key]]))).rows
}
