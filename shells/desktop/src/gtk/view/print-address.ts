import type GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=4.0'
import WebKit from 'gi://WebKit?version=6.0'

type Printing = { readonly network: WebKit.NetworkSession; readonly parent: Gtk.Window }
type Order = { readonly url: string; readonly copies: number }

/** In a web view that nobody sees, with the cookies of the work area and without a bridge; the dialog of the system asks before. */
export async function printAddress({ url, copies }: Order, { network, parent }: Printing) {
  const view = new WebKit.WebView({ network_session: network })
  await new Promise<void>((resolve, reject) => {
    view.connect('load-changed', (_view: unknown, event: number) => {
      if (event === WebKit.LoadEvent.FINISHED) resolve()
    })
    view.connect(
      'load-failed',
      (...given: [view: unknown, event: number, address: string, error: GLib.Error]) => {
        const [, , address, error] = given
        reject(new Error(`${address}: ${error.message}`))
        return true
      },
    )
    view.load_uri(url)
  })
  const operation = WebKit.PrintOperation.new(view)
  const settings = new Gtk.PrintSettings()
  settings.set_n_copies(copies)
  operation.set_print_settings(settings)
  return new Promise<'printed' | 'cancelled'>((resolve, reject) => {
    operation.connect('failed', (_operation: unknown, error: GLib.Error) => reject(new Error(error.message)))
    operation.connect('finished', () => resolve('printed'))
    if (operation.run_dialog(parent) === WebKit.PrintOperationResponse.CANCEL) resolve('cancelled')
  })
}
