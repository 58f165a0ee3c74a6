import { createHash, createHmac } from 'node:crypto'
import { deriveKey } from '../../../kernel/crypto/derive.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import type { LogEntry } from './log-store.ts'

/** Before the first entry. */
export const FIRST_HASH = Buffer.alloc(32)

/** What an entry says, always in the same order and form: its hash covers every field, and the hash of the entry before it. */
export function hashOfEntry(entry: Omit<LogEntry, 'hash' | 'seal' | 'key_id'>): Buffer {
  const fields = [
    entry.number,
    entry.id,
    entry.document_id,
    entry.document_title,
    entry.version_no,
    entry.signer_name,
    entry.serial,
    entry.method,
    entry.level,
    entry.sha256_before.toString('hex'),
    entry.sha256_after.toString('hex'),
    entry.actor_id,
    entry.actor_name,
    entry.actor_email,
    entry.reference,
    entry.at,
  ]
  return createHash('sha256').update(entry.previous_hash).update(JSON.stringify(fields)).digest()
}

export type LogKey = { readonly id: string; readonly key: Buffer }

/** The key of now first; older ones still check what they sealed. */
export const logKeys = (settings: Settings): LogKey[] =>
  [settings.SSO_SECRET_KEY, ...settings.SSO_SECRET_KEYS_OLD]
    .filter(key => key !== undefined)
    .map(base64 => {
      const key = deriveKey(Buffer.from(base64, 'base64'), 'signature log')
      return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key }
    })

export const sealOf = (hash: Buffer, { key }: LogKey): Buffer =>
  createHmac('sha256', key).update(hash).digest()

export type LogFault = 'gap' | 'changed' | 'seal_wrong'

/** What is wrong with an entry behind the one before it; undefined: nothing. A seal of a key that is gone cannot be judged. */
export function findLogFault(
  entry: LogEntry,
  before: { readonly number: number; readonly hash: Buffer },
  keys: readonly LogKey[],
): LogFault | undefined {
  if (entry.number !== before.number + 1 || !entry.previous_hash.equals(before.hash)) return 'gap'
  if (!hashOfEntry(entry).equals(entry.hash)) return 'changed'
  const key = keys.find(({ id }) => id === entry.key_id)
  return key && entry.seal && !sealOf(entry.hash, key).equals(entry.seal) ? 'seal_wrong' : undefined
}
