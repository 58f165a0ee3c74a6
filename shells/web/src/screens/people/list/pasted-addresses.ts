/** Somebody as they stand in a pasted list. */
export type Pasted = { readonly email: string; readonly name: string }

const ADDRESS = /[^\s<>,;"()]+@[^\s<>,;"()]+\.[^\s<>,;"()]+/

/** A comma inside of quotes belongs to the name. */
const PARTS = /(?:"[^"\n]*"|[^,;\n])+/g

/** `Name <address>` or an address alone, separated by lines, commas or semicolons; what is no address is told. */
export function readPasted(text: string): { people: Pasted[]; faults: string[] } {
  const people = new Map<string, Pasted>()
  const faults: string[] = []
  for (const part of (text.match(PARTS) ?? []).map(one => one.trim())) {
    if (part === '') continue
    const email = ADDRESS.exec(part)?.[0]
    if (email === undefined) {
      faults.push(part)
      continue
    }
    const name = part
      .replace(email, '')
      .replace(/[<>"()]/g, '')
      .trim()
    const key = email.toLowerCase()
    // Of the same address twice, the one with a name says more.
    if (name || !people.has(key)) people.set(key, { email, name: name || nameFrom(email) })
  }
  return { people: [...people.values()], faults }
}

/** Better than nothing until the person writes their own: `bat.dorj@…` is Bat Dorj. */
const nameFrom = (email: string): string =>
  email
    .split('@')[0]!
    .split(/[._+-]+/)
    .filter(Boolean)
    .map(word => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** The list in the form that the import of members takes. */
export const csvOf = (people: readonly Pasted[], roles: readonly string[]): string =>
  [
    'email,name,roles',
    ...people.map(({ email, name }) => [email, name, roles.join(';')].map(quoted).join(',')),
  ].join('\r\n')
