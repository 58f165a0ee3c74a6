import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { normalisePassword } from '@tamga/formats'
import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform } from '../../../kernel/context.ts'
import {
  addToFilter,
  type FilterShape,
  falsePositiveRate,
  passwordDigest,
  probesOf,
  shapeFor,
} from '../../../kernel/crypto/passwords/password-filter.ts'
import * as store from './password-list-store.ts'

/** Whether the list that the operator loaded has the password, as it was typed or in lower case. */
export async function isInLoadedList(ctx: Context, password: string): Promise<boolean> {
  const normal = normalisePassword(password)
  const spellings = new Set([normal, normal.toLowerCase()])
  return inPlatform(ctx, 'known passwords', async tx => {
    const shape = await store.selectListShape(tx)
    if (!shape) return false
    for (const spelling of spellings) {
      const bits = probesOf(shape, passwordDigest(spelling))
      if ((await store.selectBitsSet(tx, bits)) === bits.length) return true
    }
    return false
  })
}

export type LoadedList = { entries: number; bytes: number; false_positive_rate: number }

/** Replaces the list by that of a file: SHA-1 digests, as they are published with their counts, or plain passwords. */
export async function loadPasswordList(ctx: Context, file: string): Promise<LoadedList> {
  let entries = 0
  for await (const line of linesOf(file)) if (line !== '') entries++
  const shape = shapeFor(entries)
  const filter = new Uint8Array(shape.bits / 8)
  for await (const line of linesOf(file)) if (line !== '') addToFilter(filter, shape, digestOf(line))
  await inPlatform(ctx, 'known passwords', async tx => {
    await store.deleteList(tx)
    if (entries > 0) {
      await store.insertList(tx, { ...shape, entries })
      for (const { first, pages } of pagesOf(filter)) await store.insertPages(tx, first, pages)
    }
    await recordChange(tx, ctx, {
      action: 'platform.password_list_loaded',
      target: { type: 'platform', id: 'password_list', name: `${entries}` },
    })
  })
  return summaryOf(shape, entries)
}

const summaryOf = (shape: FilterShape, entries: number): LoadedList => ({
  entries,
  bytes: entries === 0 ? 0 : shape.bits / 8,
  false_positive_rate: entries === 0 ? 0 : falsePositiveRate(shape, entries),
})

const linesOf = (file: string) =>
  createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY })

const DIGEST = /^([0-9a-f]{40})(?::\d+)?$/i

function digestOf(line: string): Buffer {
  const digest = DIGEST.exec(line)?.[1]
  return digest === undefined
    ? passwordDigest(normalisePassword(line).toLowerCase())
    : Buffer.from(digest, 'hex')
}

const PAGES_AT_ONCE = 512

function* pagesOf(filter: Uint8Array): Generator<{ first: number; pages: Uint8Array[] }> {
  const count = Math.ceil(filter.length / store.PAGE_BYTES)
  for (let first = 0; first < count; first += PAGES_AT_ONCE) {
    const pages = Array.from({ length: Math.min(PAGES_AT_ONCE, count - first) }, (_, at) =>
      filter.subarray((first + at) * store.PAGE_BYTES, (first + at + 1) * store.PAGE_BYTES),
    )
    yield { first, pages }
  }
}
