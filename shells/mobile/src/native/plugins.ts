import { registerPlugin } from '@capacitor/core'

/** A message of the work area, with its sender as the native side saw it. */
export type AreaMessage = {
  readonly text: string
  readonly origin: string
  readonly isTopFrame: boolean
  /** Milliseconds since somebody touched the work area. */
  readonly sinceTouch: number
}

export type NativeRequest = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** With the cookies of the work area, and what is set goes there; scripts see none of them. */
  readonly isOfArea: boolean
}

type Listener = { remove(): Promise<void> }

/** The second web view. It has storage of its own and never sees a token. */
export type WorkAreaPlugin = {
  /** By native code: the frame is another origin than the core, and the cookies are not for scripts. */
  request(given: NativeRequest): Promise<{ status: number; body: string }>
  /** `script` runs at the start of every document of the origin, in the top frame; other origins open in the system browser. */
  open(given: { url: string; origin: string; script: string }): Promise<void>
  /** Over the frame, or behind it while the frame shows something itself. */
  setVisible(given: { visible: boolean }): Promise<void>
  deliver(given: { name: string; text: string }): Promise<void>
  /** The web view, its cookies and its storage are gone. */
  close(): Promise<void>
  addListener(event: 'message', listener: (message: AreaMessage) => void): Promise<Listener>
}

/** The key store of the phone, and what only the system itself may ask a person. */
export type PhonePlugin = {
  describe(): Promise<{ id: string; name: string; language: string }>
  /** Of a P-256 key in the secure hardware, made at the first call; base64url coordinates. */
  publicKey(): Promise<{ x: string; y: string }>
  /** ES256: base64url in, 64 bytes as base64url out. */
  sign(given: { data: string }): Promise<{ signature: string }>
  readSecret(given: { name: string }): Promise<{ value: string | null }>
  writeSecret(given: { name: string; value: string }): Promise<void>
  removeSecret(given: { name: string }): Promise<void>
  /** The system browser, until it comes to the claimed link; refused when the person closes it. */
  authorize(given: { url: string; scheme: string }): Promise<{ url: string }>
  openExternal(given: { url: string }): Promise<void>
  verifyPerson(given: { reason: string }): Promise<{ verified: boolean }>
  scan(): Promise<{ text: string }>
  notify(given: { title: string; body: string }): Promise<void>
  /** Asks the person, and the system for an address of this installation. */
  registerPush(): Promise<{ token: string }>
  addListener(event: 'pushOpened', listener: (push: { path: string }) => void): Promise<Listener>
}

export type Native = { readonly area: WorkAreaPlugin; readonly phone: PhonePlugin }

export const nativePlugins = (): Native => ({
  area: registerPlugin<WorkAreaPlugin>('WorkArea'),
  phone: registerPlugin<PhonePlugin>('Phone'),
})
