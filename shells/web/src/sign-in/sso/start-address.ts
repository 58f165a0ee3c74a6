import { returnPath, tenantInQuery } from '../address/address.ts'

/** Where a sign-in through a provider begins; it comes back to where the person was heading. */
export function startAddress(path: string, email?: string): string {
  const tenant = tenantInQuery()
  const query = new URLSearchParams({
    return_to: returnPath(),
    ...(tenant && { tenant }),
    ...(email && { login_hint: email }),
  })
  return `${path}?${query}`
}

const KEPT = ['tenant', 'login_hint', 'trial'] as const

/** Where the button of the page of one button leads: to the start that another site's link, or a question, held up. */
export function continueAddress(more: { replace?: 'true' } = {}): string {
  const asked = new URLSearchParams(location.search)
  const query = new URLSearchParams({ return_to: returnPath(), ...more })
  for (const name of KEPT) {
    const value = asked.get(name)
    if (value) query.set(name, value)
  }
  return `/api/v1/auth/sso/${encodeURIComponent(asked.get('provider') ?? '')}/start?${query}`
}
