import type { IdentityProvider } from '../providers/identity-providers.ts'

export type Continuation = {
  readonly return_to?: string | undefined
  readonly tenant?: string | null | undefined
  readonly login_hint?: string | undefined
  readonly trial?: string | undefined
  /** What the page asks before it goes on: whether another person's session may end. */
  readonly asks?: 'other_person'
}

/** The page with one button: whoever presses it starts the sign-in themselves, from our own origin. */
export function continuePage({ id, tenant }: IdentityProvider, wanted: Continuation): string {
  const { asks, return_to, login_hint, trial } = wanted
  const parameters = {
    provider: id,
    tenant: wanted.tenant ?? tenant?.slug,
    return_to: return_to === '/' ? undefined : return_to,
    login_hint,
    trial,
    asks,
  }
  const given = Object.entries(parameters).filter(pair => pair[1] !== undefined) as [string, string][]
  return `/continue?${new URLSearchParams(given)}`
}
