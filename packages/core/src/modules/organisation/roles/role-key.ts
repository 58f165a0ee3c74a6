import { randomBytes } from 'node:crypto'
import { slugOf } from '@tamga/formats'

const LONGEST = 32

/**
 * Makes a key from a role's name: «Нягтлан бодогч» becomes `nyagtlan-bodogch`. A name that cannot be transliterated gets a
 * random key.
 */
export const roleKeyOf = (name: string): string =>
  slugOf(name, LONGEST) || `role-${randomBytes(4).toString('hex')}`
