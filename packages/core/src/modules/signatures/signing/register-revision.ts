import { randomBytes } from 'node:crypto'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { DocumentRow } from '../../documents/index.ts'
import { registerRevision } from '../../verification/index.ts'
import type { LogEntry } from '../log/log-store.ts'
import { upsertCode } from './job-store.ts'

/** Makes the signed file known to whoever holds it, or the code that is printed on it. */
export async function registerSigned(tx: TenantTx, document: DocumentRow, entry: LogEntry): Promise<void> {
  const code = await upsertCode(tx, document.id, randomBytes(16).toString('base64url'))
  await registerRevision(tx, {
    code,
    sha256: entry.sha256_after,
    revision: document.signatures,
    signer: entry.signer_name,
    level: entry.level,
    at: entry.at,
  })
}
