import { randomUUID } from 'node:crypto'

const pattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (value: unknown): value is string => typeof value === 'string' && pattern.test(value)

/** A clock set back by more than this is believed; by less, ids keep growing from where they were. */
const tolerance = 10_000

/** UUID version 7 (RFC 9562 §5.7), with rand_a as a counter within the millisecond (§6.2, method 1). */
export function createUuidV7(now: () => number = Date.now): () => string {
  let time = 0
  let counter = 0
  return () => {
    const clock = now()
    const random = randomUUID()
    if (clock > time || clock < time - tolerance) {
      time = clock
      // The upper half of the counter is left free, so that a busy millisecond rarely overflows.
      counter = Number.parseInt(random.slice(15, 18), 16) & 0x7ff
    } else if (++counter > 0xfff) {
      time++
      counter = 0
    }
    const stamp = time.toString(16).padStart(12, '0')
    // The tail of a version 4 UUID is the variant and 62 random bits: just what version 7 ends with.
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${counter.toString(16).padStart(3, '0')}-${random.slice(19)}`
  }
}

export const uuidv7 = createUuidV7()
