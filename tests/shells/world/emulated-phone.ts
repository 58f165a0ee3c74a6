import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, devices, type Page } from '@playwright/test'
import { createPrivateKey, openDeviceKey } from '@tamga/shell-contract/session'

const { defaultBrowserType: _, ...PHONE } = devices['Pixel 7']!
const BARS = 2 * 52
const { width, height } = PHONE.viewport
/** Between the bars of the frame. */
const AREA = { ...PHONE, viewport: { width, height: height - BARS } }

export type EmulatedPhone = {
  /** The frame of the app. */
  readonly frame: Page
  /** The second web view, when it is open. */
  area(): Page | null
  isAreaVisible(): boolean
  readonly secrets: Map<string, string>
  readonly notices: string[]
  /** Somebody touches the work area. */
  touch(): void
  openPush(path: string): Promise<void>
  /** What the camera sees next. */
  seeCode(text: string): void
  /** What is to be seen, as PNG. */
  capture(): Promise<Buffer>
  close(): Promise<void>
}

export type PhoneOptions = {
  readonly browser: Browser
  readonly origin: string
  /** The built frame. */
  readonly folder: string
  /** The system browser: from the address to where it is led at the end. */
  authorize(url: string): Promise<string>
}

// biome-ignore lint/suspicious/noExplicitAny: each method of a plugin takes and gives what its type says
type Method = (given: any) => Promise<unknown>
type Plugins = Readonly<Record<string, Readonly<Record<string, Method>>>>

/** What Capacitor puts into its web view on a phone, as far as @capacitor/core uses it. */
const BRIDGE = `(() => {
  const listeners = []
  const methods = names => [...names.map(name => ({ name, rtype: 'promise' })), { name: 'addListener', rtype: 'callback' }, { name: 'removeListener', rtype: 'callback' }]
  window.androidBridge = { postMessage() {} }
  window.Capacitor = {
    PluginHeaders: Object.entries(HEADERS).map(([name, names]) => ({ name, methods: methods(names) })),
    nativePromise: (plugin, method, given) => window.emulatedNative(plugin, method, given ?? {}),
    nativeCallback(plugin, method, given, callback) {
      if (method === 'addListener') return listeners.push({ plugin, event: given.eventName, callback }) - 1
      listeners[given.callbackId] = null
    },
  }
  window.emulatedNotify = (plugin, event, data) => listeners.filter(one => one?.plugin === plugin && one.event === event).forEach(one => one.callback(data))
})()`

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
}

/** The files of the app, as the phone reads them from inside of it. */
async function serveFrame(folder: string, origin: string) {
  const server = createServer((request, answer) => {
    const path = request.url === '/' ? '/index.html' : request.url!
    const send = (body: Buffer | string) =>
      answer.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/json' }).end(body)
    if (path === '/settings.json') return send(JSON.stringify({ origin }))
    readFile(join(folder, path)).then(send, () => answer.writeHead(404).end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
}

/** The frame as an app would carry it. */
export async function buildFrame(folder: string): Promise<void> {
  const root = fileURLToPath(new URL('../../../shells/mobile/', import.meta.url))
  const vite = fileURLToPath(new URL('./bin/vite.js', import.meta.resolve('vite/package.json')))
  const options = [
    '--config',
    join(root, 'vite.config.ts'),
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ]
  await promisify(execFile)(process.execPath, [vite, 'build', root, ...options])
}

/** Phone emulation: the frame with native plugins that Playwright stands in for, and a second web view with storage of its own. */
export async function startPhone(options: PhoneOptions): Promise<EmulatedPhone> {
  const { browser, origin, folder } = options
  const { server, address } = await serveFrame(folder, origin)
  const contexts = [await browser.newContext(PHONE), await browser.newContext(AREA)] as const
  const frame = await contexts[0].newPage()
  const state = { area: null as Page | null, isVisible: false, touchedAt: 0, code: '' }
  const secrets = new Map<string, string>()
  const notices: string[] = []
  const notify = (plugin: string, event: string, data: object) =>
    frame.evaluate(`window.emulatedNotify('${plugin}', '${event}', ${JSON.stringify(data)})`)
  const plugins: Plugins = {
    WorkArea: emulateArea(contexts[1], { origin, state, notify }),
    Phone: await emulateSystem({ ...options, secrets, notices, state }),
  }
  await frame.exposeFunction('emulatedNative', (plugin: string, method: string, given: object) =>
    plugins[plugin]![method]!(given),
  )
  const headers = Object.entries(plugins).map(([name, methods]) => [name, Object.keys(methods)])
  await frame.addInitScript(BRIDGE.replace('HEADERS', JSON.stringify(Object.fromEntries(headers))))
  await frame.goto(address)
  return {
    ...{ frame, secrets, notices, area: () => state.area, isAreaVisible: () => state.isVisible },
    touch() {
      state.touchedAt = Date.now()
    },
    openPush: async path => void (await notify('Phone', 'pushOpened', { path })),
    seeCode(text) {
      state.code = text
    },
    capture: () => capture(frame, state.isVisible ? state.area : null),
    async close() {
      for (const context of contexts) await context.close()
      server.close()
    },
  }
}

/** The system draws the second web view above the first; here both are photographed and put together. */
async function capture(frame: Page, area: Page | null): Promise<Buffer> {
  const below = await frame.screenshot()
  if (!area) return below
  const above = await area.screenshot()
  const sheet = await frame.context().newPage()
  const image = (png: Buffer, top: number) =>
    `<img style="position:absolute;left:0;top:${top}px;width:100%" src="data:image/png;base64,${png.toString('base64')}">`
  await sheet.setContent(
    `<meta name="viewport" content="width=device-width"><body style="margin:0">${image(below, 0)}${image(above, BARS / 2)}`,
  )
  const whole = await sheet.screenshot()
  await sheet.close()
  return whole
}

type AreaState = { area: Page | null; isVisible: boolean; touchedAt: number }
type Notify = (plugin: string, event: string, data: object) => Promise<unknown>

function emulateArea(
  context: BrowserContext,
  { origin, state, notify }: { origin: string; state: AreaState; notify: Notify },
): Plugins[string] {
  return {
    async request({ method, url, headers, body, isOfArea }) {
      if (!isOfArea) {
        const answer = await fetch(url, { method, headers, body })
        return { status: answer.status, body: await answer.text() }
      }
      const answer = await context.request.fetch(url, { method, headers, data: body, maxRedirects: 0 })
      return { status: answer.status(), body: await answer.text() }
    },
    async open({ url, script }) {
      await state.area?.close()
      const page = await context.newPage()
      await page.route(
        address => address.origin !== origin,
        route => route.abort(),
      )
      await page.exposeBinding('tamgaShellSend', ({ frame }, text: string) =>
        notify('WorkArea', 'message', {
          ...{ text, origin: new URL(frame.url()).origin, isTopFrame: frame === page.mainFrame() },
          sinceTouch: Date.now() - state.touchedAt,
        }).then(() => {}),
      )
      await page.addInitScript(script)
      state.area = page
      await page.goto(url)
    },
    async setVisible({ visible }) {
      state.isVisible = visible
    },
    deliver: ({ name, text }) => state.area!.evaluate(`window.${name}?.(${JSON.stringify(text)})`),
    async close() {
      await state.area?.close()
      state.area = null
      await context.clearCookies()
    },
  }
}

async function emulateSystem({
  authorize,
  secrets,
  notices,
  state,
}: PhoneOptions & {
  secrets: Map<string, string>
  notices: string[]
  state: { code: string }
}): Promise<Plugins[string]> {
  const key = await openDeviceKey(await createPrivateKey())
  const id = randomUUID()
  return {
    describe: async () => ({ id, name: 'Утас', language: 'mn' }),
    publicKey: async () => ({ x: key.publicKey.x, y: key.publicKey.y }),
    async sign({ data }) {
      const made = await key.sign(new Uint8Array(Buffer.from(data, 'base64url')))
      return { signature: Buffer.from(made).toString('base64url') }
    },
    readSecret: async ({ name }) => ({ value: secrets.get(name) ?? null }),
    writeSecret: async ({ name, value }) => void secrets.set(name, value),
    removeSecret: async ({ name }) => void secrets.delete(name),
    authorize: async ({ url }) => ({ url: await authorize(url) }),
    openExternal: async () => {},
    verifyPerson: async () => ({ verified: true }),
    scan: async () => ({ text: state.code }),
    notify: async ({ title }) => void notices.push(title),
    registerPush: async () => ({ token: 'token' }),
  }
}
