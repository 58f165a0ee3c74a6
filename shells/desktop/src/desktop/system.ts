import type { Result } from '@tamga/shell-contract'
import type { DeviceKey, SecretStore } from '@tamga/shell-contract/session'
import type { Texts } from './texts.ts'

export type SessionView = NonNullable<Result<'session.get'>>
export type Menu = Result<'menu.get'>
export type Scheme = 'light' | 'dark' | 'auto'

/** What a window system must be able to do to be a desktop shell; GTK and Electron are two of them. */
export type DesktopSystem = {
  /** Of the person, as the system knows it. */
  language(): string
  deviceName(): string
  /** The key store of the machine. */
  readonly secrets: SecretStore
  createKey(): Promise<string>
  /** `stored` is what `createKey` gave. */
  openKey(stored: string): Promise<DeviceKey>
  readonly fetch: typeof fetch
  parseAddress(text: string): Address | null
  /** Waits on 127.0.0.1 for what the system browser brings back. */
  listen(answer: LoopbackAnswer): Promise<Loopback>
  /** In the system browser. */
  openOutside(url: string): Promise<void>
  notify(notice: { title: string; body: string }): void
  /** On the icon of the program, where the system has one. */
  setCount(count: number): void
  openWindow(events: WindowEvents): DesktopWindow
  openView(options: ViewOptions): Promise<AreaView>
  /** Calls back when the network comes or goes. */
  watchNetwork(onChange: (isOnline: boolean) => void): void
}

export type Address = { readonly origin: string; readonly protocol: string; readonly path: string }

export type Loopback = { readonly redirectUri: string; close(): void }

/** Gets the query of what came; gives the text to show in the browser, or null for what is none of ours. */
export type LoopbackAnswer = (query: Readonly<Record<string, string>>) => string | null

export type Notice =
  | 'offline'
  | 'update'
  | 'crashed'
  | 'device_pending'
  | 'device_revoked'
  | 'key_store'
  | 'refused'

export type Screen =
  | { readonly kind: 'starting' }
  | { readonly kind: 'sign-in'; readonly note: 'ended' | 'refused' | null }
  | { readonly kind: 'browser' }
  | { readonly kind: 'notice'; readonly notice: Notice }
  | { readonly kind: 'work' }

export type WindowEvents = {
  onSignIn(): void
  onSignOut(): void
  /** Gives up waiting for the system browser. */
  onCancel(): void
  onRetry(): void
  onChoose(path: string): void
}

export type MenuState = {
  readonly menu: Menu
  readonly active: string
  readonly badges: ReadonlyMap<string, number>
}

export type DesktopWindow = {
  show(screen: Screen): void
  setTexts(texts: Texts): void
  setTitle(title: string): void
  setPerson(session: SessionView | null): void
  setMenu(state: MenuState): void
  setScheme(scheme: Scheme): void
  present(): void
  /** A question of the host itself, above the work area, which the page can neither draw nor answer. */
  confirm(question: { title: string; body: string; accept: string }): Promise<boolean>
  pickFile(accept: readonly string[]): Promise<PickedFile | null>
  close(): void
}

/** Base64 of the content: it is handed to the web view at once. */
export type PickedFile = { readonly name: string; readonly size: number; readonly content: string }

/** What was heard out of a web view, with its sender as the host saw it. */
export type Heard = {
  readonly text: string
  readonly origin: string
  readonly isTopFrame: boolean
}

export type ViewOptions = {
  readonly origin: string
  /** For the start of every document of the origin, in the top frame: in the page itself, and in a world that it cannot see. */
  readonly pageScript: string
  /** `tell` is an expression for the function that brings an object to the host. */
  hostScript(tell: string): string
  onHeard(heard: Heard): void
  /** The document could not be loaded. */
  onFailed(): void
  /** The process that drew the page is gone. */
  onCrashed(): void
}

/** A web view with storage of its own, which is gone with it. */
export type AreaView = {
  open(url: string): Promise<void>
  /** An empty document of the origin that comes from nowhere: there the code is exchanged for the cookie. */
  openEmpty(path: string): Promise<void>
  /** The body of an async function, in the top frame; its result as JSON. */
  run(body: string, world: 'page' | 'host'): Promise<unknown>
  /** Milliseconds since a hand was seen at the window, by the window system. */
  sinceTouch(): number
  print(order: { url: string; copies: number }): Promise<'printed' | 'cancelled'>
  /** Asks where to. */
  save(file: { url: string; name: string }): Promise<boolean>
  close(): void
}
