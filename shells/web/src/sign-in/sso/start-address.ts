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
