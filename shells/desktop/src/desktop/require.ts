import { ShellError } from '@tamga/shell-contract'
import type { DesktopSystem, SessionView } from './system.ts'

export function requireSession(frame: { session(): SessionView | null }): SessionView {
  const session = frame.session()
  if (!session) throw new ShellError('session_required')
  return session
}

/** Files and prints come from the pinned origin. */
export function requireOwnAddress(
  { parseAddress }: Pick<DesktopSystem, 'parseAddress'>,
  origin: string,
  url: string,
): void {
  if (parseAddress(url)?.origin !== origin) throw new ShellError('not_allowed')
}
