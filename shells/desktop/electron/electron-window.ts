import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { ShellError } from '@tamga/shell-contract'
import { BrowserWindow, dialog, Menu, type MenuTemplate, nativeTheme, type WebContentsView } from 'electron'
import type { DesktopWindow, MenuState, PickedFile, Screen, WindowEvents } from '../src/desktop/system.ts'
import { isRightToLeft, type Texts, textsIn } from '../src/desktop/texts.ts'
import { drawPage, type PageContent } from './draw-page.ts'

export type ElectronWindow = DesktopWindow & {
  readonly window: BrowserWindow
  setView(view: WebContentsView | null): void
}

/** Buttons of our own pages are links that lead nowhere. */
const ACTIONS = {
  'tamga-host:sign-in': 'onSignIn',
  'tamga-host:cancel': 'onCancel',
  'tamga-host:retry': 'onRetry',
} as const
type Action = keyof typeof ACTIONS

const MOST_BYTES = 32 * 1024 * 1024
const LIGHT = { light: 'light', dark: 'dark', auto: 'system' } as const

type Shown = { texts: Texts; screen: Screen; view: WebContentsView | null; menu: MenuState }

export function openElectronWindow(events: WindowEvents): ElectronWindow {
  const window = new BrowserWindow({
    ...{ width: 1280, height: 800, title: 'Tamga', show: false },
    webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, javascript: false },
  })
  const shown: Shown = {
    ...{ texts: textsIn('mn'), screen: { kind: 'starting' }, view: null },
    menu: { menu: { items: [] }, active: '/', badges: new Map() },
  }
  hearButtons(window, events)
  const { draw, drawMenu, place } = drawingOf(window, shown, events)
  return {
    ...{ window, ...promptsOf(window, () => shown.texts) },
    show(screen) {
      shown.screen = screen
      draw()
    },
    setView(view) {
      if (shown.view) window.contentView.removeChildView(shown.view)
      shown.view = view
      if (view) window.contentView.addChildView(view)
      place()
    },
    setTexts(texts) {
      shown.texts = texts
      drawMenu()
      if (shown.screen.kind !== 'work') draw()
    },
    setTitle: title => window.setTitle(title === '' ? 'Tamga' : title),
    setPerson: session =>
      window.setTitle(session ? `${session.person.name} · ${session.tenant.name}` : 'Tamga'),
    setMenu(menu) {
      shown.menu = menu
      drawMenu()
    },
    setScheme(scheme) {
      nativeTheme.themeSource = LIGHT[scheme]
    },
    present() {
      window.show()
      window.focus()
    },
    close: () => window.destroy(),
  }
}

function hearButtons({ webContents }: BrowserWindow, events: WindowEvents): void {
  webContents.setWindowOpenHandler(() => ({ action: 'deny' }))
  webContents.on('will-navigate', (event: { url: string; preventDefault(): void }) => {
    event.preventDefault()
    if (Object.hasOwn(ACTIONS, event.url)) events[ACTIONS[event.url as Action]]()
  })
}

function drawingOf(window: BrowserWindow, shown: Shown, events: WindowEvents) {
  const place = () => {
    const { width, height } = window.getContentBounds()
    shown.view?.setBounds({ x: 0, y: 0, width, height })
    shown.view?.setVisible(shown.screen.kind === 'work')
  }
  window.on('resize', place)
  return {
    place,
    drawMenu: () => Menu.setApplicationMenu(Menu.buildFromTemplate(menuOf(shown, events))),
    draw() {
      const html = Buffer.from(drawPage(contentOf(shown))).toString('base64')
      void window.webContents.loadURL(`data:text/html;base64,${html}`).catch(() => {})
      place()
    },
  }
}

function contentOf({ screen, texts }: Shown): PageContent {
  const side = { isRightToLeft: isRightToLeft(texts) }
  const button = (label: string, address: Action) => ({ button: { label, address } })
  if (screen.kind === 'browser')
    return {
      ...side,
      title: texts.browser,
      note: texts.browserNote,
      ...button(texts.cancel, 'tamga-host:cancel'),
    }
  if (screen.kind === 'notice') {
    const { notice } = screen
    const again = notice === 'update' ? {} : button(texts.retry, 'tamga-host:retry')
    return { ...side, title: texts[notice], note: texts[`${notice}Note`], ...again }
  }
  if (screen.kind !== 'sign-in') return { ...side, title: 'Tamga' }
  const note = { ended: texts.ended, refused: texts.signInRefused }
  const text = screen.note ? note[screen.note] : texts.signInNote
  return { ...side, title: 'Tamga', note: text, ...button(texts.signIn, 'tamga-host:sign-in') }
}

type Item = MenuState['menu']['items'][number]

/** The menu of GET /menus in the bar of the system. */
function menuOf(
  { menu: { menu, active, badges }, texts }: Shown,
  { onChoose, onSignOut }: WindowEvents,
): MenuTemplate[] {
  const line = ({ key, label, path, badge, children }: Item): MenuTemplate => {
    const count = badges.get(key) ?? badge ?? 0
    const named = count > 0 ? `${label} (${count})` : label
    if (children.length > 0) return { label: named, submenu: children.map(line) }
    return {
      label: named,
      type: 'checkbox',
      checked: path === active,
      click: () => path !== null && onChoose(path),
    }
  }
  const own: MenuTemplate = { label: 'Tamga', submenu: [{ label: texts.signOut, click: onSignOut }] }
  return [own, { label: texts.menu, submenu: menu.items.map(line) }]
}

const promptsOf = (
  window: BrowserWindow,
  texts: () => Texts,
): Pick<DesktopWindow, 'confirm' | 'pickFile'> => ({
  async confirm({ title, body, accept }) {
    const buttons = [texts().cancel, accept]
    const options = { type: 'question', message: title, detail: body, buttons, defaultId: 0, cancelId: 0 }
    return (await dialog.showMessageBox(window, options)).response === 1
  },
  async pickFile(accept) {
    const extensions = accept.filter(one => one.startsWith('.')).map(one => one.slice(1))
    const filters = extensions.length > 0 ? [{ name: extensions.join(', '), extensions }] : []
    const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters })
    return filePaths[0] === undefined ? null : readPicked(filePaths[0])
  },
})

async function readPicked(path: string): Promise<PickedFile> {
  if ((await stat(path)).size > MOST_BYTES) throw new ShellError('device_error', 'the file is too large')
  const content = await readFile(path)
  return { name: basename(path).slice(0, 200), size: content.length, content: content.toString('base64') }
}
