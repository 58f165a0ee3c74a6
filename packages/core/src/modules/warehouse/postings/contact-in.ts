import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { AppError, invalid } from '../../../kernel/http/problem.ts'
import { requireContact } from '../../contacts/index.ts'

/** Whom a request names, said of that field where there is nobody. */
export async function contactIn(
  tx: TenantTx,
  id: string | null | undefined,
  path: string,
): Promise<string | null> {
  if (!id) return null
  try {
    return (await requireContact(tx, id)).id
  } catch (error) {
    if (error instanceof AppError && error.status === 404) throw invalid({ path, code: 'unknown_contact' })
    throw error
  }
}
