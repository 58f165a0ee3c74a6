import type { Language } from '@tamga/formats'
import type { Services } from '../kernel/services.ts'

/** Pages that no menu leads to, by the beginning of their address. */
const TITLES = [
  ['/login', 'title.login'],
  ['/continue', 'title.login'],
  ['/interaction', 'title.login'],
  ['/welcome', 'title.welcome'],
  ['/invitation', 'title.invitation'],
  ['/forgot-password', 'title.forgotten'],
  ['/reset-password', 'title.reset'],
  ['/verify', 'title.verify_document'],
  ['/verify-email', 'title.verify'],
  ['/change-email', 'title.change_email'],
  ['/undo-email', 'title.undo_email'],
  ['/setup', 'title.setup'],
  ['/logout', 'title.logout'],
  ['/device', 'title.device'],
  ['/let-in', 'title.let_in'],
  ['/profile', 'title.profile'],
] as const

type Asked = { readonly path: string; readonly isSignedIn: boolean; readonly language: Language }

/** What the tab of a page is called before its script runs: the page by its entry in a menu, else by its address, and the brand. */
export function pageTitle({ modules, translator }: Services, asked: Asked, brand: string): string {
  const { path, isSignedIn, language } = asked
  const named = TITLES.find(([begin]) => isBelow(path, begin))?.[1]
  const entry = modules.all
    .flatMap(({ menus }) => menus ?? [])
    .filter(menu => menu.path !== undefined && isBelow(path, menu.path))
    .toSorted((a, b) => b.path!.length - a.path!.length)[0]
  const key = path === '/' && !isSignedIn ? 'title.welcome' : (named ?? entry?.label)
  return key === undefined ? brand : `${translator.text(language, key)} · ${brand}`
}

const isBelow = (path: string, begin: string): boolean =>
  path === begin || (begin !== '/' && path.startsWith(`${begin}/`))
