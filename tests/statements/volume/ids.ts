import { createHash } from 'node:crypto'

/** The id that the volume gave to the row of this number: `pg_temp.id` in fill.ts makes the same of it. */
export const volumeId = (kind: string, n = 1): string =>
  `00${((n * 9973) & 0xffffff).toString(16).padStart(6, '0')}-0000-7000-8000-${createHash('md5').update(kind).digest('hex').slice(0, 12)}`
