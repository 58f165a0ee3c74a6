import { isUuid } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { invalid } from '../../../kernel/http/problem.ts'
import { deleteReservation } from './reservation-store.ts'

/** What was kept is delivered: it is no longer kept. */
export async function releaseReservation(tx: TenantTx, id: string, path: string): Promise<void> {
  if (!isUuid(id) || !(await deleteReservation(tx, id))) throw invalid({ path, code: 'unknown_reservation' })
}
