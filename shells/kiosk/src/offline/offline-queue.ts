import { createHash } from 'node:crypto'
import { type DeviceKey, signClaims } from '@tamga/shell-contract/session'
import { openJournal } from './sealed-journal.ts'

/** What was done without a network. The body is the page's own: nothing here reads it. */
export type KeptEntry = {
  readonly id: string
  readonly kind: string
  readonly body: string
  readonly person_id: string
  readonly tenant: string
  readonly at: string
}

type Noted = { readonly kept: KeptEntry } | { readonly sent: string }

const REMEMBERED = 5000

/** True: taken, now or before. False, or thrown: it waits. */
export type Deliver = (entry: KeptEntry, proof: string) => Promise<boolean>

export type OfflineQueue = {
  /** On the disk when it comes back; the same id again changes nothing. */
  keep(entry: KeptEntry): void
  waiting(): readonly KeptEntry[]
  /** In the order of their making; stops at the first that is not taken. */
  flush(deliver: Deliver): Promise<number>
  close(): void
}

export type QueueOptions = {
  readonly path: string
  readonly sealingKey: Buffer
  readonly key: DeviceKey
  readonly device_id: string
  /** Of what was sent, so many ids are known so that none of it is kept again. */
  readonly remembered?: number
}

/**
 * Lies outside of the browser's profile: a reset, a sign-out and a revoked session leave it alone. It is sent by the registration of the
 * device, which signs for each entry under which clerk it was made.
 */
export function openOfflineQueue({
  path,
  sealingKey,
  key,
  device_id,
  remembered = REMEMBERED,
}: QueueOptions): OfflineQueue {
  const journal = openJournal<Noted>(path, sealingKey)
  const waiting = new Map<string, KeptEntry>()
  const seen = new Set<string>()
  const note = (entry: Noted) => {
    if ('kept' in entry) waiting.set(entry.kept.id, entry.kept)
    else waiting.delete(entry.sent)
    seen.add('kept' in entry ? entry.kept.id : entry.sent)
  }
  for (const entry of journal.found) note(entry)
  const write = (entry: Noted) => {
    journal.append(entry)
    note(entry)
    if ('kept' in entry || journal.size() <= 4 * (remembered + waiting.size)) return
    for (const id of [...seen].filter(one => !waiting.has(one)).slice(0, -remembered)) seen.delete(id)
    journal.replace([...seen].map(id => (waiting.has(id) ? { kept: waiting.get(id)! } : { sent: id })))
  }
  let running: Promise<number> | null = null

  async function send(deliver: Deliver): Promise<number> {
    let sent = 0
    for (const entry of [...waiting.values()]) {
      if (!(await deliver(entry, await signEntryOf(key, device_id, entry)))) break
      write({ sent: entry.id })
      sent++
    }
    return sent
  }

  return {
    keep(entry) {
      if (!seen.has(entry.id)) write({ kept: entry })
    },
    waiting: () => [...waiting.values()],
    flush(deliver) {
      running ??= send(deliver).finally(() => {
        running = null
      })
      return running
    },
    close: () => journal.close(),
  }
}

const signEntryOf = (key: DeviceKey, device_id: string, { body, ...entry }: KeptEntry): Promise<string> =>
  signClaims(key, {
    ...entry,
    device_id,
    body_sha256: createHash('sha256').update(body).digest('base64url'),
    iat: Math.floor(Date.now() / 1000),
  })
