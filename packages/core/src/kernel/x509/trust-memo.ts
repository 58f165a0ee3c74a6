import { createHash, type KeyObject } from 'node:crypto'
import type { RevocationStatement } from './revocation-statement.ts'

/**
 * What was found out once about bytes that cannot change: whether one certificate issued another, what a list says of a certificate.
 * The same authorities stand behind thousands of documents; a signature of theirs need not be computed anew for each.
 */
export type TrustMemo = {
  readonly issued: Map<string, boolean>
  readonly statements: Map<string, RevocationStatement | null>
  readonly keys: Map<string, JudgedKey>
}

/** A public key, and whether it is long enough to be believed. */
export type JudgedKey = { readonly key: KeyObject; readonly is_strong: boolean }

export const createTrustMemo = (): TrustMemo => ({
  issued: new Map(),
  statements: new Map(),
  keys: new Map(),
})

const MOST_KEPT = 5000

export const memoKey = (...parts: readonly Buffer[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length} `).update(part)
  return hash.digest('base64')
}

/** The kept value, or the one that is computed now. Full, everything is forgotten: it is only faster with it. */
export function remembered<T>(kept: Map<string, T>, key: string, compute: () => T): T {
  const known = kept.get(key)
  if (known !== undefined) return known
  const value = compute()
  if (kept.size >= MOST_KEPT) kept.clear()
  kept.set(key, value)
  return value
}
