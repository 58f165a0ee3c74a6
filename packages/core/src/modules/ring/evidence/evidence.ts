import { createHash } from 'node:crypto'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import type { Direction } from '../tables.ts'
import { insertEvidence, lockEvidence, selectEvidence } from './evidence-store.ts'

type Half = { readonly base: string; readonly signature: string; readonly public_key: string }

export type Exchange = {
  readonly direction: Direction
  readonly peer: string
  readonly message_id: string
  readonly service: string
  readonly request: Half
  readonly answer: Half
}

/** What the first line is chained to. */
export const GENESIS = '0'.repeat(64)

/** The hash of a line covers its exact text and the hash before it: a verifier needs no rule of how JSON is written. */
export const chainHash = (former: string, entry: string): string =>
  createHash('sha256').update(`${former}\n${entry}`).digest('hex')

/** Both halves of an exchange, as they were signed; the content of the message is there as its digest alone. */
export async function appendEvidence(tx: PlatformTx, exchange: Exchange): Promise<void> {
  const last = await lockEvidence(tx)
  const seq = (last?.seq ?? 0) + 1
  const entry = JSON.stringify({ seq, at: new Date().toISOString(), ...exchange })
  await insertEvidence(tx, { seq, entry, hash: chainHash(last?.hash ?? GENESIS, entry) })
}

const AT_ONCE = 500

/** JSON lines for whoever wants to check them outside. */
export function exportEvidence(ctx: Context): Stream {
  async function* lines() {
    for (let after = 0; ; ) {
      const part = await inPlatform(ctx, 'evidence of the message ring', tx =>
        selectEvidence(tx, after, AT_ONCE),
      )
      for (const { entry, hash } of part) yield `${JSON.stringify({ entry, hash })}\n`
      const last = part.at(-1)
      if (!last || part.length < AT_ONCE) return
      after = last.seq
    }
  }
  return { type: 'application/jsonl', filename: 'ring-evidence.jsonl', chunks: lines() }
}
