import Gio from 'gi://Gio'
import GLib from 'gi://GLib'
import type Gtk from 'gi://Gtk?version=4.0'
import type { DesktopSystem } from '../desktop/system.ts'
import { createKey, openKey } from './runtime/device-key.ts'
import { listenOnLoopback } from './runtime/loopback.ts'
import { parseAddress } from './runtime/parse-address.ts'
import { openKeyStore } from './runtime/secret-service.ts'
import { createFetch } from './runtime/soup-fetch.ts'
import { openAreaView } from './view/area-view.ts'
import { type GtkWindow, openDesktopWindow } from './window/desktop-window.ts'

const DESKTOP_FILE = 'application://mn.tamga.shell.desktop'

/** GTK, WebKitGTK, libsoup, libsecret and D-Bus as one desktop. */
export function createGtkSystem(application: Gtk.Application, origin: string): DesktopSystem {
  let window: GtkWindow | null = null
  const language = () => GLib.get_language_names()[0]?.slice(0, 2) ?? 'mn'
  const openOutside = async (url: string): Promise<void> => {
    if (!Gio.AppInfo.launch_default_for_uri(url, null)) throw new Error('no program opens this address')
  }
  return {
    language,
    deviceName: () => GLib.get_host_name(),
    ...{ secrets: openKeyStore(origin), createKey, openKey, fetch: createFetch(), parseAddress },
    ...{ listen: listenOnLoopback, openOutside },
    notify({ title, body }) {
      const notification = Gio.Notification.new(title)
      notification.set_body(body)
      application.send_notification(null, notification)
    },
    setCount: count => tellLauncher(application, count),
    openWindow(events) {
      window = openDesktopWindow(application, events)
      return window
    },
    openView: options => openAreaView(options, { window: window!, language: language(), openOutside }),
    watchNetwork(onChange) {
      Gio.NetworkMonitor.get_default().connect('network-changed', (_monitor: unknown, isOnline: boolean) =>
        onChange(isOnline),
      )
    },
  }
}

/** The signal that docks of GNOME, KDE and Unity draw as a number on the icon. */
function tellLauncher(application: Gtk.Application, count: number): void {
  const about = {
    count: GLib.Variant.new_int64(count),
    'count-visible': GLib.Variant.new_boolean(count > 0),
  }
  application
    .get_dbus_connection()
    ?.emit_signal(
      ...([null, '/mn/tamga/shell', 'com.canonical.Unity.LauncherEntry', 'Update'] as const),
      new GLib.Variant('(sa{sv})', [DESKTOP_FILE, about]),
    )
}
