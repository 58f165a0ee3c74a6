import { readFileSync } from 'node:fs'
import { isInFilter, passwordDigest, shapeFor } from './password-filter.ts'

/** Made by scripts/build-password-filter.mjs of two published lists; docs/operate.md says which. */
export const KNOWN_ENTRIES = 1_214_817

const shape = shapeFor(KNOWN_ENTRIES)
const filter = readFileSync(new URL('./known-passwords.bin', import.meta.url))

if (filter.length !== shape.bits / 8)
  throw new Error('known-passwords.bin is not the list that the code expects')

/** Whether a password, in lower case, is in the published lists; of others, one in two thousand is taken for one. */
export const isKnownPassword = (folded: string): boolean => isInFilter(filter, shape, passwordDigest(folded))
