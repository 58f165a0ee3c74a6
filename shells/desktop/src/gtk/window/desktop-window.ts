import Gio from 'gi://Gio'
import Gtk from 'gi://Gtk?version=4.0'
import type { DesktopWindow, Screen, WindowEvents } from '../../desktop/system.ts'
import { isRightToLeft, type Texts, textsIn } from '../../desktop/texts.ts'
import { createMenuList } from './menu-list.ts'
import { chooseFile, confirm, readPicked } from './prompts.ts'
import { drawScreen } from './screen-box.ts'
import { applyStyle } from './style.ts'

export type GtkWindow = DesktopWindow & {
  readonly window: Gtk.ApplicationWindow
  texts(): Texts
  /** The web view stands where the screens stand; null takes it away. */
  setView(view: Gtk.Widget | null): void
}

export function openDesktopWindow(application: Gtk.Application, events: WindowEvents): GtkWindow {
  applyStyle()
  const size = { default_width: 1280, default_height: 800 }
  const window = new Gtk.ApplicationWindow({ application, ...size, title: 'Tamga' })
  const header = createHeader(window, events)
  const { body, show, setView, setMenu, redraw } = createBody(events, () => texts)
  window.set_child(body)
  let texts = textsIn('mn')
  return {
    ...promptsOf(window, () => texts),
    ...{ window, texts: () => texts, show, setView, setMenu, present: () => window.present() },
    setTexts(next) {
      texts = next
      Gtk.Widget.set_default_direction(isRightToLeft(texts) ? Gtk.TextDirection.RTL : Gtk.TextDirection.LTR)
      header.setTexts(texts)
      redraw()
    },
    setTitle: title => window.set_title(title === '' ? 'Tamga' : title),
    setPerson: session =>
      header.setPerson(session ? `${session.person.name} · ${session.tenant.name}` : null),
    setScheme: scheme => {
      const settings = Gtk.Settings.get_default()
      if (settings) settings.gtk_application_prefer_dark_theme = scheme === 'dark'
    },
    close: () => window.destroy(),
  }
}

/** The menu beside the work area, or a screen of the program instead of both. */
function createBody(events: WindowEvents, texts: () => Texts) {
  const menu = createMenuList(events.onChoose)
  const stack = new Gtk.Stack({ hexpand: true, vexpand: true })
  const body = new Gtk.Box({})
  body.append(menu.widget)
  body.append(stack)
  let screen: Screen = { kind: 'starting' }
  let drawn: Gtk.Widget | null = null
  let view: Gtk.Widget | null = null
  const show = (next: Screen) => {
    screen = next
    const isAtWork = screen.kind === 'work'
    if (drawn) stack.remove(drawn)
    drawn = isAtWork ? null : stack.add_child(drawScreen(screen, texts(), events)).get_child()
    const visible = drawn ?? view
    if (visible) stack.set_visible_child(visible)
    menu.widget.set_visible(isAtWork)
  }
  return {
    ...{ body, show, setMenu: menu.draw, redraw: () => screen.kind !== 'work' && show(screen) },
    setView(next: Gtk.Widget | null) {
      if (view) stack.remove(view)
      view = next
      if (view) stack.add_child(view)
    },
  }
}

const promptsOf = (parent: Gtk.Window, texts: () => Texts): Pick<DesktopWindow, 'confirm' | 'pickFile'> => ({
  confirm: question => confirm({ parent, texts: texts() }, question),
  async pickFile(accept) {
    const file = await chooseFile({ parent, texts: texts(), action: 'open', accept })
    return file ? readPicked(file) : null
  },
})

/** Who is signed in, and the way out. */
function createHeader(window: Gtk.ApplicationWindow, events: WindowEvents) {
  const bar = new Gtk.HeaderBar({})
  const button = new Gtk.MenuButton({ visible: false })
  button.add_css_class('tamga-person')
  bar.pack_end(button)
  window.set_titlebar(bar)
  const action = new Gio.SimpleAction({ name: 'sign-out' })
  action.connect('activate', events.onSignOut)
  window.add_action(action)
  return {
    setTexts({ signOut }: Texts) {
      const menu = new Gio.Menu()
      menu.append(signOut, 'win.sign-out')
      button.set_menu_model(menu)
    },
    setPerson(label: string | null) {
      button.set_visible(label !== null)
      button.set_label(label ?? '')
    },
  }
}
