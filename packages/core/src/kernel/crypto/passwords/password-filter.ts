import { hash } from 'node:crypto'

/** How many bits a filter spends on each entry, and how many of them tell that it is there: one of 2,000 others is taken for one. */
const BITS_PER_ENTRY = 16
const PROBES = 11

/** A Bloom filter: knows every entry for certain, and now and then takes something else for one. */
export type FilterShape = { readonly bits: number; readonly probes: number }

export const shapeFor = (entries: number): FilterShape => ({
  bits: Math.max(64, Math.ceil((entries * BITS_PER_ENTRY) / 8) * 8),
  probes: PROBES,
})

/** The share of passwords that are not in the list and yet refused. */
export const falsePositiveRate = ({ bits, probes }: FilterShape, entries: number): number =>
  (1 - Math.exp((-probes * entries) / bits)) ** probes

/** Lists of others name passwords by their SHA-1; so do ours, so that both can be asked alike. It protects nothing here. */
export const passwordDigest = (password: string): Buffer => hash('sha1', password, 'buffer')

/** The bits that stand for a password, from two numbers of 48 bits each (Kirsch and Mitzenmacher 2006). */
export function probesOf({ bits, probes }: FilterShape, digest: Buffer): number[] {
  const first = digest.readUIntBE(0, 6)
  const step = digest.readUIntBE(6, 6) % bits
  return Array.from({ length: probes }, (_, turn) => ((first % bits) + turn * step) % bits)
}

export function addToFilter(filter: Uint8Array, shape: FilterShape, digest: Buffer): void {
  for (const bit of probesOf(shape, digest)) filter[Math.floor(bit / 8)]! |= 1 << (bit % 8)
}

export const isInFilter = (filter: Uint8Array, shape: FilterShape, digest: Buffer): boolean =>
  probesOf(shape, digest).every(bit => (filter[Math.floor(bit / 8)]! & (1 << (bit % 8))) !== 0)
