import { randomInt } from 'node:crypto'

/** Without letters and digits that look alike on paper. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'

const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('')

/** Four groups of five signs: 99 random bits, and still possible to read out. */
export const generatePassword = (): string => [group(), group(), group(), group()].join('-')
