import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import {
  BrowserWindow,
  type DownloadItem,
  type IpcMainEvent,
  ipcMain,
  type WebContents,
  WebContentsView,
} from 'electron'
import type { Address, AreaView, ViewOptions } from '../src/desktop/system.ts'
import type { ElectronWindow } from './electron-window.ts'
import { HEARD, HOST_WORLD, SCRIPTS, TELL } from './preload-names.ts'
import { guardContents } from './view-guard.ts'

export type ViewReach = {
  readonly window: ElectronWindow
  openOutside(url: string): Promise<void>
  parseAddress(text: string): Address | null
}

/** A web view whose cookies and storage are in memory and go with it. */
export async function openAreaView(options: ViewOptions, reach: ViewReach): Promise<AreaView> {
  const { origin } = options
  // Without `persist:` nothing of it is written to the disk.
  const partition = `area-${randomUUID()}`
  const preload = fileURLToPath(new URL('./preload.cjs', import.meta.url))
  const closed = { sandbox: true, contextIsolation: true, nodeIntegration: false, devTools: false }
  const view = new WebContentsView({ webPreferences: { ...closed, partition, preload } })
  const { webContents } = view
  const touch = watchTouches(webContents)
  guardContents(webContents, { ...reach, origin })
  answerPreload(webContents, options)
  webContents.on('render-process-gone', () => options.onCrashed())
  webContents.on('did-fail-load', (...given: [unknown, number, string, string, boolean]) => {
    const [, code, , , isMainFrame] = given
    if (isMainFrame && code !== ABORTED) options.onFailed()
  })
  reach.window.setView(view)
  return {
    open: url => webContents.loadURL(url),
    openEmpty: path =>
      webContents.loadURL('data:text/html,<!doctype html><title></title>', {
        baseURLForDataURL: `${origin}${path}`,
      }),
    run: (body, world) => run(webContents, body, world),
    sinceTouch: () => Date.now() - touch.at,
    print: order => printAddress(order, partition),
    save: file => saveAddress(webContents, file),
    close() {
      reach.window.setView(null)
      void webContents.session.clearStorageData().catch(() => {})
      if (!webContents.isDestroyed()) webContents.close()
    },
  }
}

/** A navigation that was refused or replaced. */
const ABORTED = -3

/** Who speaks is what the browser says: its own top frame, of the pinned origin. */
function answerPreload(
  contents: WebContents,
  { origin, pageScript, hostScript, onHeard }: ViewOptions,
): void {
  const give = (event: IpcMainEvent) => {
    if (event.sender !== contents) return
    const isOurs = event.senderFrame?.parent === null && event.senderFrame.origin === origin
    event.returnValue = isOurs ? { page: pageScript, host: hostScript(TELL) } : null
  }
  const hear = (event: IpcMainEvent, text: string) => {
    if (event.sender !== contents || typeof text !== 'string') return
    onHeard({ text, origin: event.senderFrame?.origin ?? '', isTopFrame: event.senderFrame?.parent === null })
  }
  ipcMain.on(SCRIPTS, give)
  ipcMain.on(HEARD, hear)
  contents.on('destroyed', () => {
    ipcMain.removeListener(SCRIPTS, give)
    ipcMain.removeListener(HEARD, hear)
  })
}

function watchTouches(contents: WebContents): { at: number } {
  const touch = { at: 0 }
  contents.on('input-event', (_event: unknown, { type }: { type: string }) => {
    if (['mouseDown', 'rawKeyDown', 'keyDown', 'touchStart'].includes(type)) touch.at = Date.now()
  })
  return touch
}

async function run(contents: WebContents, body: string, world: 'page' | 'host'): Promise<unknown> {
  const code = `(async () => { ${body} })().then(value => JSON.stringify(value ?? null))`
  const text =
    world === 'page'
      ? await contents.executeJavaScript(code)
      : await contents.executeJavaScriptInIsolatedWorld(HOST_WORLD, [{ code }])
  return JSON.parse(text as string)
}

/** In a window that nobody sees, with the cookies of the work area and without a bridge; the dialog of the system asks before. */
async function printAddress({ url, copies }: { url: string; copies: number }, partition: string) {
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true, partition } })
  try {
    await window.webContents.loadURL(url)
    return await new Promise<'printed' | 'cancelled'>((resolve, reject) => {
      window.webContents.print({ copies }, (isPrinted, reason) => {
        if (isPrinted) resolve('printed')
        else if (/cancel/i.test(reason)) resolve('cancelled')
        else reject(new Error(reason))
      })
    })
  } finally {
    window.destroy()
  }
}

/** The system asks where to; a page names the file, and not the folder. */
function saveAddress(contents: WebContents, { url, name }: { url: string; name: string }): Promise<boolean> {
  return new Promise(resolve => {
    const begin = (_event: unknown, item: DownloadItem) => {
      if (item.getURL() !== url) return
      contents.session.removeListener('will-download', begin)
      item.setSaveDialogOptions({ defaultPath: name.replace(/[/\\\p{Cc}]/gu, '_') })
      item.once('done', (_done, state) => resolve(state === 'completed'))
    }
    contents.session.on('will-download', begin)
    contents.downloadURL(url)
  })
}
