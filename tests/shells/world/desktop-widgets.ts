import GdkX11 from 'gi://GdkX11?version=4.0'
import Gio from 'gi://Gio'
import Gtk from 'gi://Gtk?version=4.0'
import WebKit from 'gi://WebKit?version=6.0'
import type { Place } from './window-system.ts'

type Seen = { readonly widget: Gtk.Widget; readonly isPressable: boolean }

function* below(widget: Gtk.Widget, isInside = false): Generator<Seen> {
  const isPressable = isInside || [Gtk.Button, Gtk.ListBoxRow].some(kind => widget instanceof kind)
  yield { widget, isPressable }
  for (let child = widget.get_first_child(); child; child = child.get_next_sibling())
    yield* below(child, isPressable)
}

function findWidget(isWanted: (seen: Seen) => boolean): Place | null {
  for (const window of Gtk.Window.list_toplevels()) {
    const surface = window.get_surface()
    if (!(surface instanceof GdkX11.X11Surface)) continue
    for (const seen of below(window)) {
      if (!seen.widget.get_mapped() || !isWanted(seen)) continue
      const [, bounds] = seen.widget.compute_bounds(window)
      if (bounds.get_width() === 0) continue
      const [dx, dy] = window.get_surface_transform()
      const x = Math.round(dx + bounds.get_x() + bounds.get_width() / 2)
      const y = Math.round(dy + bounds.get_y() + bounds.get_height() / 2)
      return { window: surface.get_xid(), x, y }
    }
  }
  return null
}

/** A button, or a line of a menu, with this text. */
export const findPressable = (label: string): Place | null =>
  findWidget(
    ({ widget, isPressable }) => isPressable && widget instanceof Gtk.Label && widget.get_text() === label,
  )

/** The middle of the work area. */
export const findView = (): Place | null => findWidget(({ widget }) => widget instanceof WebKit.WebView)

/** What somebody does who walks through folders; the button is pressed by hand. */
export function chooseInDialog(path: string): boolean {
  const dialog = Gtk.Window.list_toplevels().find(one => one instanceof Gtk.FileChooserDialog)
  return dialog instanceof Gtk.FileChooserDialog && dialog.set_file(Gio.File.new_for_path(path))
}

/** The whole window as PNG, as GTK draws it. */
export function saveWindow(path: string): boolean {
  const window = Gtk.Window.list_toplevels()[0]!
  const paintable = Gtk.WidgetPaintable.new(window)
  const [width, height] = [window.get_width(), window.get_height()]
  const snapshot = new Gtk.Snapshot()
  paintable.snapshot(snapshot, width, height)
  const texture = window.get_renderer().render_texture(snapshot.to_node(), null)
  return texture.save_to_png(path)
}
