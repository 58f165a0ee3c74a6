import type { CoreShell, Method, Params } from '@tamga/shell-contract'

declare global {
  interface Window {
    readonly CoreShell?: CoreShell
  }
}

/** The native shell around this page, if there is one. Without it we are a browser app. */
export const hostShell: CoreShell | null = window.top === window ? (window.CoreShell ?? null) : null

const KNOWN_MAJORS = [1]

export type HostState = 'browser' | 'hosted' | 'outdated'

/** Tells the host that we are here. A host that knows no version of ours gets one screen: update the shell. */
export async function greetHost(shell: CoreShell | null = hostShell): Promise<HostState> {
  if (!shell) return 'browser'
  try {
    const { major } = await shell.call('shell.ready', { supports: KNOWN_MAJORS })
    return KNOWN_MAJORS.includes(major) ? 'hosted' : 'outdated'
  } catch {
    return 'outdated'
  }
}

/** Told without waiting: a host that cannot do it loses nothing that the page needs. */
export function tellHost<M extends Method>(method: M, params: Params<M>): void {
  if (hostShell?.capabilities.includes(method)) void hostShell.call(method, params).catch(() => {})
}

/** The title belongs to whoever owns the window. */
export function setWindowTitle(title: string): void {
  document.title = title
  tellHost('shell.setTitle', { title: title.slice(0, 200) })
}

/** Foreign addresses open outside the work area. */
export function openExternal(url: string): void {
  if (hostShell?.capabilities.includes('shell.openExternal')) tellHost('shell.openExternal', { url })
  else window.open(url, '_blank', 'noopener,noreferrer')
}
