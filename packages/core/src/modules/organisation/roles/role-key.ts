import { randomBytes } from 'node:crypto'
import { slugOf } from '@tamga/formats'

const LONGEST = 32

/** A key from a role's name: «Нягтлан бодогч» becomes `nyagtlan-bodogch`. A name in another script gets one by chance. */
export const roleKeyOf = (name: string): string =>
  slugOf(name, LONGEST) || `role-${randomBytes(4).toString('hex')}`
