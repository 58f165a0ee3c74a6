import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { PageQuery } from '../../../kernel/database/keyset.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { isManager, requireDocument } from '../../documents/index.ts'
import { FIRST_HASH, findLogFault, hashOfEntry, type LogFault, logKeys, sealOf } from './log-chain.ts'
import {
  insertEntry,
  type LogEntry,
  type LoggedSignature,
  lockLog,
  selectChain,
  selectLastEntry,
  selectLog,
} from './log-store.ts'

export type NewEntry = Omit<LogEntry, 'number' | 'id' | 'at' | 'previous_hash' | 'hash' | 'seal' | 'key_id'>

/** Adds to the log, in the transaction that adds the signed version. */
export async function appendToLog(tx: TenantTx, settings: Settings, entry: NewEntry): Promise<LogEntry> {
  await lockLog(tx)
  const last = await selectLastEntry(tx)
  const content = {
    ...entry,
    number: (last?.number ?? 0) + 1,
    id: uuidv7(),
    at: new Date().toISOString(),
    previous_hash: last?.hash ?? FIRST_HASH,
  }
  const hash = hashOfEntry(content)
  const [key] = logKeys(settings)
  const written = { ...content, hash, seal: key ? sealOf(hash, key) : null, key_id: key?.id ?? null }
  await insertEntry(tx, written)
  return written
}

/** All of it for whoever manages documents; for others their own signatures, or those of a document that they may see. */
export const listLog = (
  ctx: SessionContext,
  { document, ...query }: PageQuery & { document?: string },
): Promise<Page<LoggedSignature>> =>
  inTenant(ctx, async tx => {
    if (document !== undefined) {
      const { id } = await requireDocument(tx, ctx, { id: document, level: 'read' })
      return selectLog(tx, { document: id }, query)
    }
    return selectLog(tx, { actor: isManager(ctx) ? undefined : ctx.person.id }, query)
  })

export type LogVerdict = {
  intact: boolean
  entries: number
  sealed: boolean
  fault: { number: number; reason: LogFault } | null
}

const AT_ONCE = 500

/** Reads the chain from its beginning and recomputes every hash. */
export async function verifyLog(ctx: SessionContext): Promise<LogVerdict> {
  const keys = logKeys(ctx.services.settings)
  let before: { number: number; hash: Buffer } = { number: 0, hash: FIRST_HASH }
  let sealed = keys.length > 0
  for (;;) {
    const entries = await inTenant(ctx, tx => selectChain(tx, before.number, AT_ONCE))
    for (const entry of entries) {
      const reason = findLogFault(entry, before, keys)
      if (reason)
        return { intact: false, entries: before.number, sealed, fault: { number: entry.number, reason } }
      sealed &&= entry.seal !== null
      before = entry
    }
    if (entries.length < AT_ONCE) return { intact: true, entries: before.number, sealed, fault: null }
  }
}
