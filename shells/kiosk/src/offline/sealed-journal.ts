import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Each entry is on the disk before `append` comes back. */
export type SealedJournal<Entry> = {
  /** What was there when it was opened, in the order of writing. */
  readonly found: readonly Entry[]
  /** How many are there now. */
  size(): number
  append(entry: Entry): void
  /** All at once, in the place of what is there: the old ones or the new ones are on the disk, never a part. */
  replace(entries: readonly Entry[]): void
  close(): void
}

const LENGTH = 4
const NONCE = 12
const TAG = 16

/** The key of a journal follows from the private key of the device: on another machine it cannot be read. */
export const journalKey = (privateKey: { readonly d: string }): Buffer =>
  Buffer.from(hkdfSync('sha256', Buffer.from(privateKey.d, 'base64url'), '', 'tamga kiosk journal', 32))

/**
 * A file of records, each after the one before. A record is bound to its place, so that none is taken out or moved. What the machine was writing when it
 * stopped is not whole, was told to nobody, and is cut off.
 */
export function openJournal<Entry>(path: string, key: Buffer): SealedJournal<Entry> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  let file = openSync(path, 'a+', 0o600)
  const bytes = readFileSync(path)
  const found: Entry[] = []
  let place = 0
  while (place < bytes.length) {
    const opened = unseal<Entry>(bytes, { place, number: found.length, key })
    if (!opened) break
    found.push(opened.entry)
    place = opened.next
  }
  if (place < bytes.length) {
    requireTorn(bytes, place)
    ftruncateSync(file, place)
    fsyncSync(file)
  }
  let count = found.length
  return {
    found,
    size: () => count,
    append(entry) {
      writeSync(file, seal(entry, { number: count, key }))
      fsyncSync(file)
      count++
    },
    replace(next) {
      const records = next.map((entry, number) => seal(entry, { number, key }))
      writeFileSync(`${path}.new`, Buffer.concat(records), { mode: 0o600, flush: true })
      closeSync(file)
      renameSync(`${path}.new`, path)
      syncFolder(dirname(path))
      file = openSync(path, 'a+', 0o600)
      count = next.length
    },
    close: () => closeSync(file),
  }
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}

/** Only the last record can be torn: a fault before it means that somebody changed the file. */
function requireTorn(bytes: Buffer, place: number): void {
  const isWhole = bytes.length - place >= LENGTH && place + LENGTH + bytes.readUInt32BE(place) <= bytes.length
  if (isWhole) throw new Error('the journal was changed, or belongs to another device')
}

type Sealing = { readonly number: number; readonly key: Buffer }

function placeBytes(number: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(number))
  return bytes
}

function seal(entry: unknown, { number, key }: Sealing): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(placeBytes(number))
  const content = Buffer.concat([cipher.update(JSON.stringify(entry)), cipher.final()])
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(NONCE + content.length + TAG)
  return Buffer.concat([length, nonce, content, cipher.getAuthTag()])
}

function unseal<Entry>(
  bytes: Buffer,
  { place, number, key }: Sealing & { place: number },
): { entry: Entry; next: number } | null {
  if (bytes.length - place < LENGTH) return null
  const from = place + LENGTH
  const next = from + bytes.readUInt32BE(place)
  if (next > bytes.length || next - from < NONCE + TAG) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(from, from + NONCE))
    .setAAD(placeBytes(number))
    .setAuthTag(bytes.subarray(next - TAG, next))
  try {
    const content = [decipher.update(bytes.subarray(from + NONCE, next - TAG)), decipher.final()]
    return { entry: JSON.parse(Buffer.concat(content).toString()) as Entry, next }
  } catch {
    return null
  }
}
