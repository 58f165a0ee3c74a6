import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=4.0'
import { type Desktop, startDesktop } from '../desktop/desktop.ts'
import { createGtkSystem } from './gtk-system.ts'
import { parseAddress } from './runtime/parse-address.ts'
import { installWebGlobals } from './runtime/web-globals.ts'

export type DesktopConfig = { readonly origin: string; readonly name?: string }

const APPLICATION_ID = 'mn.tamga.shell'

/** One program per person and machine: who starts it again, or opens a link, reaches the one that runs. */
export function runProgram(
  config: DesktopConfig,
  args: readonly string[],
  onStarted?: (desktop: Desktop, application: Gtk.Application) => void,
): number {
  installWebGlobals()
  GLib.set_prgname(APPLICATION_ID)
  GLib.set_application_name('Tamga')
  const application = new Gtk.Application({
    application_id: APPLICATION_ID,
    flags: Gio.ApplicationFlags.HANDLES_OPEN,
  })
  let desktop: Desktop | null = null
  const start = (): Desktop => {
    if (desktop) return desktop
    desktop = startDesktop({ ...config, system: createGtkSystem(application, config.origin) })
    onStarted?.(desktop, application)
    return desktop
  }
  application.connect('activate', () => start().openLink(''))
  application.connect('open', (_application: unknown, files: readonly Gio.File[]) => {
    for (const file of files) start().openLink(file.get_uri())
  })
  return application.run([APPLICATION_ID, ...args])
}

/** What an administrator wrote for this machine; the origin must be one, and not more. */
export function readConfig(path: string): DesktopConfig {
  const [, bytes] = GLib.file_get_contents(path)
  const { origin, name } = JSON.parse(new TextDecoder().decode(bytes)) as Partial<DesktopConfig>
  if (typeof origin !== 'string' || parseAddress(origin)?.origin !== origin)
    throw new Error(`${path}: "origin" is no origin`)
  return { origin, ...(typeof name === 'string' && name !== '' && { name: name.slice(0, 100) }) }
}
