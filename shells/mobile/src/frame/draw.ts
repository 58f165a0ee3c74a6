import type { Menu } from './handlers.ts'
import type { Texts } from './texts.ts'

export type Screen =
  | { readonly kind: 'sign-in'; readonly note: string | null }
  | { readonly kind: 'work'; readonly title: string }
  | { readonly kind: 'menu'; readonly menu: Menu; readonly active: string; readonly badges: Badges }

export type Badges = ReadonlyMap<string, number>

export type Actions = {
  signIn(): void
  signOut(): void
  scan(): void
  openMenu(): void
  closeMenu(): void
  choose(path: string): void
}

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name)
  made.className = className
  made.append(...content)
  return made
}

function button(text: string, className: string, onPress: () => void): HTMLButtonElement {
  const made = element('button', className, text)
  made.type = 'button'
  made.addEventListener('click', onPress)
  return made
}

/** The native frame: a bar above and below the work area, which is a view of its own between them. */
export function drawFrame(
  root: HTMLElement,
  screen: Screen,
  { texts, actions }: { texts: Texts; actions: Actions },
): void {
  if (screen.kind === 'sign-in') root.replaceChildren(drawSignIn(screen.note, texts, actions))
  else if (screen.kind === 'menu') root.replaceChildren(drawMenu(screen, texts, actions))
  else root.replaceChildren(drawWork(screen.title, texts, actions))
}

const drawSignIn = (note: string | null, texts: Texts, actions: Actions): HTMLElement =>
  element(
    'main',
    'sign-in',
    element('h1', '', 'Tamga'),
    element('p', note ? 'note problem' : 'note', note ?? texts.signInNote),
    button(texts.signIn, 'primary', actions.signIn),
  )

const drawWork = (title: string, texts: Texts, actions: Actions): HTMLElement =>
  element(
    'div',
    'work',
    element('header', 'bar', element('h1', '', title)),
    element('div', 'area'),
    element(
      'nav',
      'bar',
      button(texts.menu, '', actions.openMenu),
      button(texts.scan, '', actions.scan),
      button(texts.signOut, '', actions.signOut),
    ),
  )

type Item = Menu['items'][number]

function drawMenu({ menu, active, badges }: Screen & { kind: 'menu' }, texts: Texts, actions: Actions) {
  const line = ({ key, label, path, badge, children }: Item): HTMLElement => {
    const count = badges.get(key) ?? badge ?? 0
    const content = count > 0 ? [label, element('span', 'badge', String(count))] : [label]
    const inner = children.length > 0 ? [element('ul', '', ...children.map(line))] : []
    if (path === null) return element('li', '', element('h2', '', ...content), ...inner)
    const press = button('', path === active ? 'active' : '', () => actions.choose(path))
    press.append(...content)
    return element('li', '', press, ...inner)
  }
  return element(
    'div',
    'menu',
    element('header', 'bar', element('h1', '', texts.menu), button(texts.back, '', actions.closeMenu)),
    element('nav', '', element('ul', '', ...menu.items.map(line))),
  )
}
