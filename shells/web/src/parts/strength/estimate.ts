import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** From 0 (guessed at once) to 4 (not in a lifetime). */
export type Strength = 0 | 1 | 2 | 3 | 4

/** What is longer is strong enough without being looked at to its end. */
const LOOKED_AT = 64

const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** How hard the password is to guess for somebody who knows the common ones and these words of its person. */
export const estimateStrength = (password: string, known: readonly string[]): Strength =>
  zxcvbn.check(password.slice(0, LOOKED_AT), [...known]).score
