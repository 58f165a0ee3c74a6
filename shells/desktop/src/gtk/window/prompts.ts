import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=4.0'
import { ShellError } from '@tamga/shell-contract'
import type { PickedFile } from '../../desktop/system.ts'
import type { Texts } from '../../desktop/texts.ts'

const MOST_BYTES = 32 * 1024 * 1024

type Asking = { readonly parent: Gtk.Window; readonly texts: Texts }

/** The way out is the one that a stray key press takes. */
export function confirm(
  { parent, texts }: Asking,
  { title, body, accept }: { title: string; body: string; accept: string },
): Promise<boolean> {
  const dialog = new Gtk.MessageDialog({
    ...{ transient_for: parent, modal: true, text: title, secondary_text: body },
    message_type: Gtk.MessageType.QUESTION,
  })
  dialog.add_button(texts.cancel, Gtk.ResponseType.CANCEL)
  dialog.add_button(accept, Gtk.ResponseType.ACCEPT)
  dialog.set_default_response(Gtk.ResponseType.CANCEL)
  return new Promise(resolve => {
    dialog.connect('response', (_dialog: unknown, response: number) => {
      dialog.destroy()
      resolve(response === Gtk.ResponseType.ACCEPT)
    })
    dialog.present()
  })
}

type Chooser = Asking & {
  readonly action: 'open' | 'save'
  readonly name?: string
  readonly accept?: readonly string[]
}

/** The dialog of the system: the page learns of nothing but what is chosen in it. */
export function chooseFile({ parent, texts, action, name, accept = [] }: Chooser): Promise<Gio.File | null> {
  const isSaving = action === 'save'
  const chooser = new Gtk.FileChooserDialog({
    ...{ transient_for: parent, modal: true, title: isSaving ? texts.save : texts.open },
    action: isSaving ? Gtk.FileChooserAction.SAVE : Gtk.FileChooserAction.OPEN,
  })
  chooser.add_button(texts.cancel, Gtk.ResponseType.CANCEL)
  chooser.add_button(isSaving ? texts.save : texts.open, Gtk.ResponseType.ACCEPT)
  chooser.set_default_response(Gtk.ResponseType.ACCEPT)
  if (isSaving) chooser.set_current_folder(downloadFolder())
  if (name !== undefined) chooser.set_current_name(plainName(name))
  if (accept.length > 0) chooser.set_filter(filterOf(accept))
  return new Promise(resolve => {
    chooser.connect('response', (_chooser: unknown, response: number) => {
      const file = response === Gtk.ResponseType.ACCEPT ? chooser.get_file() : null
      chooser.destroy()
      resolve(file)
    })
    chooser.present()
  })
}

const downloadFolder = (): Gio.File =>
  Gio.File.new_for_path(
    GLib.get_user_special_dir(GLib.UserDirectory.DIRECTORY_DOWNLOAD) ?? GLib.get_home_dir(),
  )

/** A page names the file, and not the folder. */
const plainName = (name: string): string => name.replace(/[/\\\p{Cc}]/gu, '_').replace(/^\.+/, '') || 'file'

/** `.pdf` and `image/png`, as in a browser. */
function filterOf(accept: readonly string[]): Gtk.FileFilter {
  const filter = new Gtk.FileFilter()
  for (const one of accept) {
    if (one.startsWith('.')) filter.add_suffix(one.slice(1))
    else filter.add_mime_type(one)
  }
  return filter
}

export async function readPicked(file: Gio.File): Promise<PickedFile> {
  const info = file.query_info('standard::size,standard::display-name', Gio.FileQueryInfoFlags.NONE, null)
  const size = info.get_size()
  if (size > MOST_BYTES) throw new ShellError('device_error', 'the file is too large')
  const [, bytes] = file.load_contents(null)
  return {
    name: info.get_display_name().slice(0, 200),
    size: bytes.length,
    content: GLib.base64_encode(bytes),
  }
}
