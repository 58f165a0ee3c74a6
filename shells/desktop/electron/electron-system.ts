import { hostname } from 'node:os'
import { join } from 'node:path'
import { createPrivateKey, openDeviceKey } from '@tamga/shell-contract/session'
import { app, Notification, net, shell } from 'electron'
import type { Address, DesktopSystem } from '../src/desktop/system.ts'
import { openAreaView } from './area-view.ts'
import { type ElectronWindow, openElectronWindow } from './electron-window.ts'
import { listenOnLoopback } from './loopback.ts'
import { openKeyStore } from './sealed-secrets.ts'

const WAIT_MS = 20_000
const NETWORK_MS = 5000

const fetchInTime: typeof fetch = (address, init) =>
  fetch(address, { ...init, redirect: 'manual', signal: AbortSignal.timeout(WAIT_MS) })

export function parseAddress(text: string): Address | null {
  const address = URL.parse(text)
  if (!address) return null
  const { origin, protocol, pathname, search, username } = address
  return { origin: username === '' ? origin : 'null', protocol, path: `${pathname}${search}` }
}

/** Electron as one desktop, for Windows and macOS. */
export function createElectronSystem(): DesktopSystem {
  let window: ElectronWindow | null = null
  const openOutside = (url: string) => shell.openExternal(url)
  return {
    language: () => app.getLocale(),
    deviceName: () => hostname(),
    secrets: openKeyStore(join(app.getPath('userData'), 'secrets.json')),
    createKey: async () => JSON.stringify(await createPrivateKey()),
    openKey: stored => openDeviceKey(JSON.parse(stored)),
    ...{ fetch: fetchInTime, parseAddress, listen: listenOnLoopback, openOutside },
    notify: notice => new Notification(notice).show(),
    setCount: count => void app.setBadgeCount(count),
    openWindow(events) {
      window = openElectronWindow(events)
      return window
    },
    openView: options => openAreaView(options, { window: window!, openOutside, parseAddress }),
    watchNetwork(onChange) {
      let isOnline = net.isOnline()
      setInterval(() => {
        if (net.isOnline() === isOnline) return
        isOnline = !isOnline
        onChange(isOnline)
      }, NETWORK_MS)
    },
  }
}
