import type { NativeFrame } from '@tamga/shell-contract'
import { createShellSession, SessionError, type ShellSessionClient } from '@tamga/shell-contract/session'
import { nativeFetch } from '../native/native-fetch.ts'
import { openPhoneKey, phoneSecrets } from '../native/phone-key.ts'
import type { Native } from '../native/plugins.ts'
import { type CoreCalls, createCoreCalls } from './core-calls.ts'
import { type Actions, drawFrame, type Screen } from './draw.ts'
import type { Menu, SessionView } from './handlers.ts'
import { openWorkArea, type WorkArea } from './open-work-area.ts'
import { type Texts, textsIn } from './texts.ts'

const SCHEME = 'mn.tamga.shell'
const REDIRECT = `${SCHEME}:/callback`

export type FrameOptions = { readonly origin: string; readonly native: Native; readonly root: HTMLElement }

/** Everything of one run of the app. */
type Frame = FrameOptions & {
  readonly client: ShellSessionClient
  readonly core: CoreCalls
  texts: Texts
  session: SessionView | null
  area: WorkArea | null
  menu: Menu
  readonly badges: Map<string, number>
  title: string
  active: string
  shown: Screen['kind']
  entering: Promise<SessionView | null> | null
}

export async function startFrame({ origin, native, root }: FrameOptions): Promise<void> {
  const { phone, area } = native
  const { id, name, language } = await phone.describe()
  const client = createShellSession({
    ...{ origin, key: await openPhoneKey(phone), secrets: phoneSecrets(phone), fetch: nativeFetch(area) },
    device: { id, name, platform: 'mobile' },
  })
  const frame: Frame = {
    ...{ origin, native, root, client, core: createCoreCalls(native, origin), texts: textsIn(language) },
    ...{ session: null, area: null, menu: { items: [] }, badges: new Map(), title: 'Tamga', active: '/' },
    shown: 'sign-in',
    entering: null,
  }
  await phone.addListener('pushOpened', ({ path }) => void choose(frame, path))
  if (await client.isSignedIn()) await enterArea(frame)
  else show(frame, { kind: 'sign-in', note: null })
}

function show(frame: Frame, screen: Screen): void {
  frame.shown = screen.kind
  drawFrame(frame.root, screen, { texts: frame.texts, actions: actionsOf(frame) })
  void frame.native.area
    .setVisible({ visible: screen.kind === 'work' && frame.area !== null })
    .catch(() => {})
}

const showWork = (frame: Frame): void => show(frame, { kind: 'work', title: frame.title })

/** What the page says about itself changes the bars, and not what the person looks at. */
const redraw = (frame: Frame): void => {
  if (frame.shown === 'work') showWork(frame)
}

const actionsOf = (frame: Frame): Actions => ({
  signIn: () => void signIn(frame),
  signOut: () => void signOut(frame),
  scan: () => void scan(frame),
  openMenu: () => void openMenu(frame),
  closeMenu: () => showWork(frame),
  choose: path => void choose(frame, path),
})

/** In the system browser: nobody types a password into the frame. */
async function signIn(frame: Frame): Promise<void> {
  const { client, native } = frame
  try {
    const { url, verifier, state } = await client.authorize(REDIRECT)
    const answer = await native.phone.authorize({ url, scheme: SCHEME })
    const { searchParams } = new URL(answer.url)
    const code = searchParams.get('code')
    if (searchParams.get('state') !== state || !code) throw new SessionError('refused')
    await client.redeem({ code, verifier, redirectUri: REDIRECT })
  } catch (error) {
    return show(frame, { kind: 'sign-in', note: noteOf(frame, error) })
  }
  await enterArea(frame)
}

function noteOf({ texts }: Frame, error: unknown): string {
  if (!(error instanceof SessionError)) return texts.offline
  const { code } = error
  return code === 'device_pending' || code === 'device_revoked' ? texts[code] : texts.refused
}

/** Null: the tokens are over, and the person signs in again. Whoever asks meanwhile waits for the same. */
function enterArea(frame: Frame, path = '/'): Promise<SessionView | null> {
  frame.entering ??= openArea(frame, path).finally(() => {
    frame.entering = null
  })
  return frame.entering
}

async function openArea(frame: Frame, path: string): Promise<SessionView | null> {
  const { client, core, native, origin } = frame
  try {
    await frame.area?.close()
    frame.area = null
    const entry = await client.handOver()
    frame.session = await core.enter(entry)
    frame.menu = await core.readMenu()
    const { methods } = entry
    frame.area = await openWorkArea({ native, origin, methods, path, frame: hostOf(frame) })
    showWork(frame)
    return frame.session
  } catch (error) {
    frame.session = null
    const isOver = error instanceof SessionError && ['invalid_grant', 'session_required'].includes(error.code)
    show(frame, { kind: 'sign-in', note: isOver ? null : noteOf(frame, error) })
    return null
  }
}

const hostOf = (frame: Frame): NativeFrame => ({
  session: () => frame.session,
  menu: () => frame.menu,
  setTitle(title) {
    frame.title = title
    redraw(frame)
  },
  setBadge: (key, count) => void frame.badges.set(key, count),
  setLanguage(language) {
    frame.texts = textsIn(language)
    redraw(frame)
  },
  setActive(path) {
    frame.active = path
  },
  signOut: () => signOut(frame),
  enterAgain: () => enterArea(frame, frame.active),
})

/** The tokens go with the session: whoever holds the phone next signs in. */
async function signOut(frame: Frame): Promise<void> {
  await frame.core.signOut()
  await frame.area?.close()
  await frame.client.forget()
  Object.assign(frame, { area: null, session: null, menu: { items: [] }, title: 'Tamga', active: '/' })
  frame.badges.clear()
  show(frame, { kind: 'sign-in', note: null })
}

async function openMenu(frame: Frame): Promise<void> {
  frame.menu = await frame.core.readMenu().catch(() => frame.menu)
  show(frame, { kind: 'menu', menu: frame.menu, active: frame.active, badges: frame.badges })
}

async function choose(frame: Frame, path: string): Promise<void> {
  if (!frame.area || !/^\/(?!\/)/.test(path)) return
  showWork(frame)
  await frame.area.emit('menu.select', { path })
}

/** A code of this installation opens in the work area, such as the one of a computer that wants to be let in. */
async function scan(frame: Frame): Promise<void> {
  const scanned = await frame.native.phone.scan().catch(() => null)
  if (!scanned) return
  const address = URL.parse(scanned.text)
  if (address?.origin === frame.origin) return choose(frame, `${address.pathname}${address.search}`)
  await frame.native.phone.notify({ title: frame.texts.foreignCode, body: '' })
}
