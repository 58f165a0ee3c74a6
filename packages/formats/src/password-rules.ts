/** Whose password it is; what is known of them must not be all of it. */
export type PasswordOwner = Readonly<{ email?: string; name?: string }>

const SHORTEST_PART = 4
const FEW_OTHERS = 5

/** Passwords are compared in one form, whatever keyboard or system typed them (NIST SP 800-63B-4 §3.1.1.2). */
export const normalisePassword = (password: string): string => password.normalize('NFKC')

export const isLongEnough = (password: string, min: number): boolean =>
  [...normalisePassword(password)].length >= min

/** The name or e-mail with next to nothing besides; inside a longer phrase they do no harm. */
export function isPersonal(password: string, owner: PasswordOwner): boolean {
  const plain = joined(password)
  const rest = partsOf(owner).reduce((text, part) => text.replaceAll(part, ''), plain)
  return rest.length < plain.length && rest.length <= FEW_OTHERS
}

const folded = (text: string) => normalisePassword(text).toLowerCase()
const joined = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '')

function partsOf({ email = '', name = '' }: PasswordOwner): string[] {
  const texts = [email, email.split('@')[0]!, name]
  const pieces = texts.flatMap(text => [joined(text), ...folded(text).split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(pieces)]
    .filter(piece => [...piece].length >= SHORTEST_PART)
    .sort((one, other) => other.length - one.length)
}
