import type { CoreShell } from '@tamga/shell-contract'

export type Following = {
  navigate(path: string): void
  setLanguage(language: string): void
  setScheme(scheme: 'light' | 'dark' | 'auto'): void
  onSessionLost(): void
}

const isOwnPath = (path: string): boolean => /^\/(?!\/)/.test(path)

/** With a host, menu, language, colours and session are its own: what it says, the page follows. */
export function followHost(
  shell: CoreShell,
  { navigate, setLanguage, setScheme, onSessionLost }: Following,
): () => void {
  const leave = [
    shell.on('menu.select', ({ path }) => isOwnPath(path) && navigate(path)),
    shell.on('locale.changed', ({ language }) => setLanguage(language)),
    shell.on('theme.changed', ({ scheme }) => setScheme(scheme)),
    shell.on('session.expired', onSessionLost),
    shell.on('session.changed', () => location.reload()),
  ]
  return () => {
    for (const stop of leave) stop()
  }
}

/** A host signs in by itself, in its own window; a browser goes to the sign-in page. Either way the page starts anew. */
export async function reauthenticate(shell: CoreShell | null, signInAddress: string): Promise<void> {
  if (!shell?.capabilities.includes('session.reauthenticate')) {
    location.replace(signInAddress)
    return
  }
  await shell.call('session.reauthenticate', { return_to: location.pathname + location.search })
  location.reload()
}
