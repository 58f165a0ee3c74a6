import { isLongEnough, isPersonal, normalisePassword, type PasswordOwner } from '@tamga/formats'
import { commonStems } from './common-passwords.ts'
import { isKnownPassword } from './known-passwords.ts'
import { passwordByteLimit } from './password.ts'
import { asTypedInCyrillic, isRun, repeatedPiece } from './password-patterns.ts'

export type PasswordProblem = 'too_short' | 'too_long' | 'breached' | 'contains_personal_data'

export type PasswordPolicy = Readonly<{ min: number; person?: PasswordOwner }>

const longest = 256

/** NIST SP 800-63B-4 §3.1.1.2: length and a blocklist, no rules of composition. */
export function checkPassword(password: string, policy: PasswordPolicy): PasswordProblem[] {
  // Measured before anything else, since what follows takes longer on longer texts.
  if (Buffer.byteLength(password, 'utf8') > passwordByteLimit) return ['too_long']
  const normal = normalisePassword(password)
  const length = [...normal].length
  if (length > longest || Buffer.byteLength(normal, 'utf8') > passwordByteLimit) return ['too_long']
  const folded = normal.toLowerCase()
  const problems: PasswordProblem[] = []
  if (!isLongEnough(normal, policy.min)) problems.push('too_short')
  if (isCommon(folded)) problems.push('breached')
  if (isPersonal(normal, policy.person ?? {})) problems.push('contains_personal_data')
  return problems
}

function isCommon(folded: string): boolean {
  // Every number of up to ten digits, telephone numbers and dates among them, is in the published lists.
  if (/^\d{0,10}$/.test(folded) || isRun(folded)) return true
  const piece = repeatedPiece(folded)
  if (piece !== undefined && (piece.length <= 4 || isCommonWord(piece))) return true
  return isCommonWord(folded) || isKnownPassword(folded)
}

const lookAlikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const withoutLookAlikes = (text: string) => text.replace(/[013457@$!]/g, sign => lookAlikes[sign]!)

const longestTail = 6

/** The text without the digits and signs before and behind it, when those are few. */
function stemOf(text: string): string {
  const stem = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return text.length - stem.length <= longestTail ? stem : text
}

function isCommonWord(folded: string): boolean {
  const stem = stemOf(folded)
  const joined = folded.replace(/[\s._-]+/g, '')
  const spellings = [folded, stem, joined, stemOf(joined), withoutLookAlikes(stem), withoutLookAlikes(folded)]
  const typed = [folded, stemOf(folded)].flatMap(asTypedInCyrillic)
  return [...spellings, ...typed].some(spelling => commonStems.has(spelling))
}
