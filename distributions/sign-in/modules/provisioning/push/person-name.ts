import type { MemberProfile } from '@tamga/core'

export type PersonName = { readonly given_name: string; readonly family_name: string }

/** Languages in which the name of the family, in Mongolian the patronymic, comes before the given name. */
const FAMILY_FIRST = new Set(['mn', 'zh'])
const FAMILY_FIRST_SCRIPTS = /\p{Script=Cyrillic}|\p{Script=Mongolian}|\p{Script=Han}/u
/** "Б.Болд": the initial of the patronymic, written without a space. */
const INITIAL_FIRST = /^(\p{Lu}\.)\s*(\S.*)$/u

type Known = Pick<MemberProfile, 'given_name' | 'family_name' | 'locale'>

/**
 * The names as the person gave them. Of whoever gave none, the one name that is known is split in the order of their language; a
 * name of a single word is a given name, and nobody gets a family name that they do not have.
 */
export function personName(name: string, profile: Known | undefined): PersonName {
  if (profile?.given_name || profile?.family_name)
    return { given_name: profile.given_name ?? '', family_name: profile.family_name ?? '' }
  return isFamilyFirst(name, profile?.locale ?? null) ? familyFirst(name.trim()) : givenFirst(name.trim())
}

const isFamilyFirst = (name: string, locale: string | null): boolean =>
  locale === null ? FAMILY_FIRST_SCRIPTS.test(name) : FAMILY_FIRST.has(locale)

function familyFirst(name: string): PersonName {
  const [, initial, rest] = INITIAL_FIRST.exec(name) ?? []
  if (initial && rest) return { family_name: initial, given_name: rest }
  const [family_name, given_name] = splitAtFirstSpace(name)
  return given_name === '' ? { given_name: family_name, family_name: '' } : { given_name, family_name }
}

function givenFirst(name: string): PersonName {
  const [given_name, family_name] = splitAtFirstSpace(name)
  return { given_name, family_name }
}

function splitAtFirstSpace(name: string): [string, string] {
  const [first = ''] = name.split(/\s+/)
  return [first, name.slice(first.length).trim()]
}
