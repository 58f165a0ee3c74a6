import Gtk from 'gi://Gtk?version=4.0'
import type { Menu, MenuState } from '../../desktop/system.ts'

export type MenuList = { readonly widget: Gtk.Widget; draw(state: MenuState): void }

type Item = Menu['items'][number]

/** The menu of GET /menus as a list of the window system. */
export function createMenuList(onChoose: (path: string) => void): MenuList {
  const list = new Gtk.ListBox({ selection_mode: Gtk.SelectionMode.SINGLE })
  const paths = new Map<Gtk.Widget, string>()
  list.connect('row-activated', (_list: unknown, row: Gtk.Widget) => {
    const path = paths.get(row)
    if (path !== undefined) onChoose(path)
  })
  const widget = new Gtk.ScrolledWindow({
    child: list,
    hscrollbar_policy: Gtk.PolicyType.NEVER,
    vexpand: true,
  })
  widget.add_css_class('tamga-menu')
  widget.set_size_request(248, -1)

  const add = (item: Item, state: MenuState): void => {
    const row = rowOf(item, state)
    list.append(row)
    if (item.path !== null) paths.set(row, item.path)
    if (item.path === state.active) list.select_row(row)
    for (const child of item.children) add(child, state)
  }
  return {
    widget,
    draw(state) {
      for (let row = list.get_row_at_index(0); row; row = list.get_row_at_index(0)) list.remove(row)
      paths.clear()
      for (const item of state.menu.items) add(item, state)
    },
  }
}

function rowOf({ key, label, path, badge }: Item, { badges }: MenuState): Gtk.ListBoxRow {
  const isHeading = path === null
  const box = new Gtk.Box({ spacing: 0 })
  box.append(new Gtk.Label({ label, xalign: 0, hexpand: true, ellipsize: 3 }))
  const count = badges.get(key) ?? badge ?? 0
  if (count > 0) {
    const mark = new Gtk.Label({ label: String(count), valign: Gtk.Align.CENTER })
    mark.add_css_class('tamga-badge')
    box.append(mark)
  }
  const row = new Gtk.ListBoxRow({ child: box, activatable: !isHeading, selectable: !isHeading })
  if (isHeading) row.add_css_class('heading')
  return row
}
