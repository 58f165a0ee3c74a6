export type Person = { email?: string; name?: string }

const SHORTEST_PART = 4
const FEW_OTHERS = 5

export const isLongEnough = (password: string, min: number): boolean =>
  [...password.normalize('NFKC')].length >= min

/** The name or e-mail with next to nothing besides, as the server judges it; inside a longer phrase they do no harm. */
export function isPersonal(password: string, person: Person): boolean {
  const plain = joined(password)
  const rest = partsOf(person).reduce((text, part) => text.replaceAll(part, ''), plain)
  return rest.length < plain.length && rest.length <= FEW_OTHERS
}

const folded = (text: string) => text.normalize('NFKC').toLowerCase()
const joined = (text: string) => folded(text).replace(/[^\p{L}\p{N}]+/gu, '')

function partsOf({ email = '', name = '' }: Person): string[] {
  const texts = [email, email.split('@')[0]!, name]
  const pieces = texts.flatMap(text => [joined(text), ...folded(text).split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(pieces)]
    .filter(piece => [...piece].length >= SHORTEST_PART)
    .sort((one, other) => other.length - one.length)
}
