import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { selectAbsent } from '../people/substitute-store.ts'
import { selectDutyDocuments } from './queue-store.ts'

/** Documents that somebody may read because an approval is theirs. */
export const dutyDocuments = async (tx: TenantTx, personId: string): Promise<readonly string[]> =>
  selectDutyDocuments(tx, { me: personId, absent: await selectAbsent(tx, personId) })
