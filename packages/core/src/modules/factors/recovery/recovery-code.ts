import { createHash, randomInt } from 'node:crypto'

/** Without letters and digits that look alike. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODES = 10
const GROUPS = 4

const newGroup = (): string => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Each has 80 random bits, so that a plain hash of it is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => Array.from({ length: GROUPS }, newGroup).join('-'))

/** People type them with or without hyphens, in small or capital letters. */
export const hashRecoveryCode = (personId: string, code: string): Buffer =>
  createHash('sha256')
    .update(`recovery code ${personId} ${code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')}`)
    .digest()
