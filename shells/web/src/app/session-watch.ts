import { api } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { isSigningOut, meQuery, onSessionChange, signInAddress } from '../data/me.ts'
import { hostShell } from '../platform/core-shell.ts'
import { reauthenticate } from '../platform/follow-host.ts'

const never = (): Promise<never> => new Promise(() => {})

/**
 * A session that is over leads to signing in; the page that is being left draws nothing more. Many requests may notice it at
 * once: all of them wait for one sign-in. Somebody who cancels it in the host stays, and sees the refusal.
 */
function createLeaving(): () => Promise<undefined> {
  let leaving: Promise<undefined> | null = null
  return () => {
    leaving ??= reauthenticate(hostShell, signInAddress()).then(never, () => {
      leaving = null
      return undefined
    })
    return leaving
  }
}

/** Another tab signed out, in, or moved to another organisation: what this page shows may no longer be theirs. */
async function followOtherTab(): Promise<void> {
  const before = queryClient.getQueryData(meQuery.queryKey)
  const now = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => null)
  if (!before || !now) return
  if (now.tenant.id !== before.tenant.id || now.user.id !== before.user.id) location.replace('/')
}

export function watchSession(): void {
  const leave = createLeaving()
  api.use({
    onResponse({ response, schemaPath }) {
      if (response.status !== 401) return undefined
      if (!isSigningOut()) return leave()
      // The page may be on its way to end the session at a provider as well: nobody turns it round to the sign-in page.
      return schemaPath.endsWith('/logout') ? undefined : never()
    },
  })
  onSessionChange(() => void followOtherTab())
}
