import { createShellSession, SessionError, type ShellSessionClient } from '@tamga/shell-contract/session'
import { readMenu, signOut as signOutAtCore } from './core-calls.ts'
import { pathOfLink } from './deep-link.ts'
import type { Frame } from './handlers.ts'
import { type Identity, readIdentity, renewIdentity } from './identity.ts'
import { type LeaveReason, openWorkArea, type WorkArea } from './open-work-area.ts'
import { beginSignIn, type SignIn } from './sign-in.ts'
import type { DesktopSystem, DesktopWindow, Menu, Notice, Screen, SessionView } from './system.ts'
import { type Texts, textsIn } from './texts.ts'

export type DesktopOptions = {
  readonly system: DesktopSystem
  readonly origin: string
  /** What the console calls this machine at first. */
  readonly name?: string
}

export type Desktop = {
  screen(): Screen
  area(): WorkArea | null
  /** A link of ours that the system was asked to open; the window comes to the front. */
  openLink(link: string): void
  stop(): void
}

/** Everything of one run of the program. */
type Run = DesktopOptions & {
  readonly window: DesktopWindow
  identity: Identity | null
  client: ShellSessionClient | null
  texts: Texts
  screen: Screen
  session: SessionView | null
  area: WorkArea | null
  menu: Menu
  readonly badges: Map<string, number>
  active: string
  signIn: SignIn | null
  entering: Promise<SessionView | null> | null
  crashedAt: number
}

export function startDesktop(options: DesktopOptions): Desktop {
  const { system } = options
  const window = system.openWindow({
    onSignIn: () => void signIn(run),
    onSignOut: () => void signOut(run),
    onCancel: () => run.signIn?.cancel(),
    onRetry: () => void retry(run),
    onChoose: path => choose(run, path),
  })
  const run: Run = {
    ...{ ...options, window, identity: null, client: null, texts: textsIn(system.language()) },
    ...{ screen: { kind: 'starting' }, session: null, area: null, menu: { items: [] } },
    ...{ badges: new Map(), active: '/', signIn: null, entering: null, crashedAt: 0 },
  }
  window.setTexts(run.texts)
  show(run, { kind: 'starting' })
  window.present()
  system.watchNetwork(online => {
    void run.area?.emit('network.changed', { online }).catch(() => {})
    if (online && isNotice(run, 'offline')) void begin(run)
  })
  void begin(run)
  return {
    screen: () => run.screen,
    area: () => run.area,
    openLink: link => openLink(run, link),
    stop() {
      run.signIn?.cancel()
      run.area?.close()
      window.close()
    },
  }
}

const isNotice = ({ screen }: Run, notice: Notice): boolean =>
  screen.kind === 'notice' && screen.notice === notice

function show(run: Run, screen: Screen): void {
  run.screen = screen
  run.window.show(screen)
  if (isNotice(run, 'offline')) waitForCore(run)
}

const GLANCE_MS = 10_000

/** The network may be there while the core is not: it is asked quietly until it answers. */
function waitForCore(run: Run): void {
  setTimeout(async () => {
    if (!isNotice(run, 'offline')) return
    const isBack = await run.system.fetch(`${run.origin}/ready`).then(
      () => true,
      () => false,
    )
    if (!isNotice(run, 'offline')) return
    if (isBack) await begin(run)
    else waitForCore(run)
  }, GLANCE_MS)
}

async function retry(run: Run): Promise<void> {
  if (isNotice(run, 'device_revoked')) await becomeAnother(run)
  await begin(run)
}

/** With the tokens of the key store, or from the beginning. */
async function begin(run: Run): Promise<void> {
  try {
    run.identity ??= await readIdentity(run.system)
    run.client ??= clientOf(run, run.identity)
    if (!(await run.client.isSignedIn())) return show(run, { kind: 'sign-in', note: null })
  } catch {
    return show(run, { kind: 'notice', notice: 'key_store' })
  }
  await enterArea(run)
}

const clientOf = ({ system, origin, name }: Run, { id, key }: Identity): ShellSessionClient =>
  createShellSession({
    ...{ origin, key, secrets: system.secrets, fetch: system.fetch },
    device: { id, name: name ?? system.deviceName(), platform: 'desktop' },
  })

async function signIn(run: Run): Promise<void> {
  if (run.signIn || !run.client) return
  try {
    run.signIn = await beginSignIn(run.system, run.client, run.texts)
    show(run, { kind: 'browser' })
    await run.signIn.done
  } catch (error) {
    const isRefused = error instanceof SessionError
    return show(run, isRefused ? { kind: 'sign-in', note: 'refused' } : { kind: 'notice', notice: 'offline' })
  } finally {
    run.signIn = null
  }
  run.window.present()
  await enterArea(run)
}

/** Null: the tokens are over, or it cannot be now. Whoever asks meanwhile waits for the same. */
function enterArea(run: Run, path = run.active): Promise<SessionView | null> {
  run.entering ??= openArea(run, path).finally(() => {
    run.entering = null
  })
  return run.entering
}

async function openArea(run: Run, path: string): Promise<SessionView | null> {
  const { system, origin } = run
  emptyArea(run)
  show(run, { kind: 'starting' })
  try {
    const entry = await run.client!.handOver()
    run.area = await openWorkArea({
      ...{ system, origin, entry, path, frame: frameOf(run) },
      onEntered: async (session, view) => {
        Object.assign(run, { session, menu: await readMenu(view), active: path })
        run.window.setPerson(session)
        drawMenu(run)
      },
      onLeave: reason => leaveArea(run, reason),
    })
    if (run.screen.kind === 'starting') show(run, { kind: 'work' })
    return run.session
  } catch (error) {
    emptyArea(run)
    // Whoever left it meanwhile has said why.
    if (run.screen.kind === 'starting') show(run, screenFor(error))
    return null
  }
}

const OVER = ['invalid_grant', 'session_required', 'unauthenticated']

function screenFor(error: unknown): Screen {
  if (!(error instanceof SessionError)) return { kind: 'notice', notice: 'offline' }
  const { code } = error
  if (OVER.includes(code)) return { kind: 'sign-in', note: 'ended' }
  const isKnown = code === 'device_pending' || code === 'device_revoked'
  return { kind: 'notice', notice: isKnown ? code : 'refused' }
}

/** What was shut out stays shut out; whoever signs in next does so on a device that is new. */
async function becomeAnother(run: Run): Promise<void> {
  await run.client?.forget().catch(() => {})
  run.identity = await renewIdentity(run.system)
  run.client = clientOf(run, run.identity)
}

/** Nothing of the person stays on the screen, nor in the memory of the web view. */
function emptyArea(run: Run): void {
  run.area?.close()
  Object.assign(run, { area: null, session: null, menu: { items: [] } })
  run.badges.clear()
  run.system.setCount(0)
  run.window.setPerson(null)
  run.window.setTitle('')
  drawMenu(run)
}

const CRASH_MS = 30_000

/** The page that was ended, was gone, or was none of ours, is taken away before anything else happens. */
function leaveArea(run: Run, reason: LeaveReason): void {
  const isRepeated = Date.now() - run.crashedAt < CRASH_MS
  emptyArea(run)
  if (reason === 'session_ended') {
    run.active = '/'
    show(run, { kind: 'sign-in', note: 'ended' })
    // Its tokens ended with it.
    void run.client?.forget().catch(() => {})
  } else if (reason === 'crashed' && !isRepeated) {
    run.crashedAt = Date.now()
    void enterArea(run)
  } else show(run, { kind: 'notice', notice: reason === 'offline' ? 'offline' : 'crashed' })
}

/** The tokens go with the session: whoever sits down next signs in. */
async function signOut(run: Run): Promise<void> {
  const { area } = run
  run.active = '/'
  if (area) await signOutAtCore(area.view)
  emptyArea(run)
  await run.client?.forget().catch(() => {})
  show(run, { kind: 'sign-in', note: null })
}

function choose(run: Run, path: string): void {
  run.active = path
  void run.area?.emit('menu.select', { path }).catch(() => {})
}

function openLink(run: Run, link: string): void {
  const path = pathOfLink(link)
  run.window.present()
  if (path !== null) choose(run, path)
}

const drawMenu = ({ window, menu, active, badges }: Run): void => window.setMenu({ menu, active, badges })

const frameOf = (run: Run): Frame => ({
  window: run.window,
  identity: () => run.identity!,
  texts: () => run.texts,
  session: () => run.session,
  menu: () => run.menu,
  setTitle: title => run.window.setTitle(title),
  setActive(path) {
    run.active = path
    drawMenu(run)
  },
  setBadge(key, count) {
    run.badges.set(key, count)
    run.system.setCount([...run.badges.values()].reduce((sum, one) => sum + one, 0))
    drawMenu(run)
  },
  setLanguage(language) {
    run.texts = textsIn(language)
    run.window.setTexts(run.texts)
    void refreshMenu(run)
  },
  setScheme: scheme => run.window.setScheme(scheme),
  setOutdated(isOutdated) {
    if (isOutdated) show(run, { kind: 'notice', notice: 'update' })
    else if (isNotice(run, 'update')) show(run, { kind: 'work' })
  },
  signOut: () => signOut(run),
  enterAgain: () => enterArea(run),
})

/** The same menu in another language. */
async function refreshMenu(run: Run): Promise<void> {
  const { area } = run
  if (!area) return
  run.menu = await readMenu(area.view).catch(() => run.menu)
  if (run.area === area) drawMenu(run)
}
