import { createFrameHandlers, type Handlers, type NativeFrame, ShellError } from '@tamga/shell-contract'
import { signClaims } from '@tamga/shell-contract/session'
import type { Identity } from './identity.ts'
import { requireOwnAddress, requireSession } from './require.ts'
import type { AreaView, DesktopSystem, DesktopWindow, Scheme } from './system.ts'
import type { Texts } from './texts.ts'

/** What the handlers need of the program that they serve. */
export type Frame = NativeFrame & {
  readonly window: DesktopWindow
  identity(): Identity
  texts(): Texts
  setScheme(scheme: Scheme): void
}

export type HandlerReach = {
  readonly system: DesktopSystem
  readonly origin: string
  view(): AreaView
}

const done = (_?: unknown): null => null

/** What a desktop does for its page. */
export function createHandlers(frame: Frame, reach: HandlerReach): Handlers {
  return { ...frameHandlers(frame, reach), ...deviceHandlers(frame, reach) }
}

const frameHandlers = (frame: Frame, { system }: HandlerReach): Handlers => ({
  ...createFrameHandlers(frame),
  'shell.setTheme': ({ scheme }) => done(frame.setScheme(scheme)),
  'shell.notify': ({ title, body = '' }) => done(system.notify({ title, body })),
  'shell.openExternal': async ({ url }) => {
    // Nothing but addresses of the web leaves for other programs.
    if (system.parseAddress(url)?.protocol !== 'https:') throw new ShellError('not_allowed')
    return done(await system.openOutside(url))
  },
})

const deviceHandlers = (frame: Frame, { system, origin, view }: HandlerReach): Handlers => ({
  'device.print': async ({ url, copies = 1 }) => {
    requireSession(frame)
    requireOwnAddress(system, origin, url)
    if ((await view().print({ url, copies })) === 'cancelled') throw new ShellError('cancelled')
    return null
  },
  'device.saveFile': async ({ url, name }) => {
    requireSession(frame)
    requireOwnAddress(system, origin, url)
    return { saved: await view().save({ url, name }) }
  },
  'device.pickFile': async ({ accept }) => {
    requireSession(frame)
    const file = await frame.window.pickFile(accept)
    if (!file) throw new ShellError('cancelled')
    const { name, size, content } = file
    return { url: await putIntoPage(view(), content), name, size }
  },
  'device.sign': ({ digest, algorithm }) => signDigest(frame, origin, { digest, algorithm }),
})

const FILE_MS = 5 * 60_000

/** The content becomes an address that this page alone can read, for a few minutes. */
const putIntoPage = async (view: AreaView, content: string): Promise<string> =>
  (await view.run(
    `const bytes = Uint8Array.from(atob('${content}'), letter => letter.charCodeAt(0))
     const url = URL.createObjectURL(new Blob([bytes]))
     setTimeout(() => URL.revokeObjectURL(url), ${FILE_MS})
     return url`,
    'host',
  )) as string

/** Length of each digest in base64url. */
const DIGESTS: Readonly<Record<string, number>> = { 'SHA-256': 43, 'SHA-384': 64, 'SHA-512': 86 }

/**
 * The key of the device also proves requests to the core. So it never signs what a page gives, but a statement about it of a type of its own,
 * which is no proof of anything else.
 */
async function signDigest(
  frame: Frame,
  origin: string,
  { digest, algorithm }: { digest: string; algorithm: string },
): Promise<{ signature: string }> {
  const { person } = requireSession(frame)
  if (!/^[\w-]+$/.test(digest) || DIGESTS[algorithm] !== digest.length) throw new ShellError('invalid_params')
  const { signTitle, signNote, sign } = frame.texts()
  const body = `${signNote}\n\n${person.name}\n${algorithm}: ${digest}`
  if (!(await frame.window.confirm({ title: signTitle, body, accept: sign })))
    throw new ShellError('cancelled')
  const { id, key } = frame.identity()
  const claims = { digest, algorithm, origin, person: person.id, device: id }
  const iat = Math.floor(Date.now() / 1000)
  return { signature: await signClaims(key, { ...claims, iat }, { typ: 'tamga-signature+jwt' }) }
}
