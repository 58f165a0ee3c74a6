import type { MenuItem } from '../../../data/menu.ts'

/** After `g`: the place of the key, which is the same on every keyboard, and the letter that stands on it in Latin. */
const LETTERS: Readonly<Record<string, string>> = {
  '/': 'H',
  '/organisation/members': 'M',
  '/organisation/units': 'U',
  '/organisation/roles': 'R',
  '/organisation/invitations': 'I',
  '/sso/clients': 'A',
  '/sso/sessions': 'S',
  '/sso/federation': 'F',
  '/sso/reviews': 'V',
  '/sso/reviews/queue': 'Q',
  '/sso/scim': 'P',
  '/audit': 'L',
  '/settings/security': 'E',
  '/store': 'O',
}

export type GoKey = { readonly letter: string; readonly label: string; readonly path: string }

/** Where `g` and a letter lead: the screens that the menu of this person has. */
export const goKeysOf = (items: readonly MenuItem[]): GoKey[] =>
  items.flatMap(({ path, label }) => {
    const letter = LETTERS[path]
    return letter === undefined ? [] : [{ letter, label, path }]
  })
