import { agreeOnMajor, MAJOR, ShellError } from './core-shell.ts'
import type { Handlers } from './host.ts'
import type { Method, Result } from './methods.ts'

/** What a native frame with a menu of its own does for its page, whatever it is made of. */
export type NativeFrame = {
  session(): NonNullable<Result<'session.get'>> | null
  menu(): Result<'menu.get'>
  setTitle(title: string): void
  setActive(path: string): void
  setBadge(key: string, count: number): void
  setLanguage(language: string): void
  /** Whether the page and this program can talk to each other at all. */
  setOutdated?(isOutdated: boolean): void
  /** Everything of this person goes from the screen. */
  signOut(): Promise<void>
  /** A fresh work area by the tokens of the device; the sign-in page when they are over. */
  enterAgain(): Promise<NonNullable<Result<'session.get'>> | null>
}

const done = (_?: unknown): null => null

/** Session, menu and title: the part of a host that is the same on a desktop and on a phone. */
export const createFrameHandlers = (frame: NativeFrame) =>
  ({
    'shell.ready': ({ supports }) => {
      const major = agreeOnMajor([MAJOR], supports)
      frame.setOutdated?.(major === null)
      if (major === null) throw new ShellError('not_supported')
      return { major }
    },
    'session.get': () => frame.session(),
    'session.signOut': () => frame.signOut().then(done),
    'session.reauthenticate': async () => {
      const session = await frame.enterAgain()
      if (!session) throw new ShellError('session_required')
      return session
    },
    'menu.get': () => frame.menu(),
    'menu.setActive': ({ path }) => done(frame.setActive(path)),
    'menu.setBadge': ({ key, count }) => done(frame.setBadge(key, count)),
    'shell.setTitle': ({ title }) => done(frame.setTitle(title)),
    'shell.setLocale': ({ language }) => done(frame.setLanguage(language)),
  }) satisfies Handlers

/** What keeps a work area going; everything else is up to the tenant. */
export const FRAME_METHODS: readonly Method[] = [
  ...(['shell.ready', 'session.get', 'session.signOut', 'session.reauthenticate', 'menu.get'] as const),
  ...(['menu.setActive', 'menu.setBadge', 'shell.setTitle', 'shell.setLocale', 'shell.setTheme'] as const),
]
