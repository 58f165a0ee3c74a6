import { SessionError, type ShellSessionClient } from '@tamga/shell-contract/session'
import type { DesktopSystem } from './system.ts'
import type { Texts } from './texts.ts'

export type SignIn = {
  /** Fails with a SessionError when the person or the core refused. */
  readonly done: Promise<void>
  cancel(): void
}

/** A request for authorization lives for an hour; nobody waits that long. */
const WAIT_MS = 15 * 60_000

/** In the system browser, which brings the code back to a port of this machine. */
export async function beginSignIn(
  { listen, openOutside }: Pick<DesktopSystem, 'listen' | 'openOutside'>,
  session: ShellSessionClient,
  texts: Texts,
): Promise<SignIn> {
  let take: (code: string | null) => void = () => {}
  const code = new Promise<string | null>(resolve => {
    take = resolve
  })
  const wanted = { state: '' }
  const loopback = await listen(query => {
    // Others on this machine can call too: what does not know the state is not heard.
    if (wanted.state === '' || query['state'] !== wanted.state) return null
    take(query['code'] ?? null)
    return query['code'] ? texts.browserDone : texts.browserRefused
  })
  const timer = setTimeout(() => take(null), WAIT_MS)
  const { redirectUri } = loopback
  const finish = async (verifier: string): Promise<void> => {
    try {
      const given = await code
      if (given === null) throw new SessionError('refused')
      await session.redeem({ code: given, verifier, redirectUri })
    } finally {
      clearTimeout(timer)
      loopback.close()
    }
  }
  try {
    const { url, verifier, state } = await session.authorize(redirectUri)
    wanted.state = state
    await openOutside(url)
    return { done: finish(verifier), cancel: () => take(null) }
  } catch (error) {
    clearTimeout(timer)
    loopback.close()
    throw error
  }
}
