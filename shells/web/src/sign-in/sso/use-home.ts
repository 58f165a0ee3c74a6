import { useEffect, useState } from 'react'
import { tenantInQuery } from '../address/address.ts'
import type { Methods } from '../methods.ts'
import { request } from '../request.ts'
import { domainOf } from './domain-of.ts'

const PAUSE = 300

type Found = { domain: string; path: string | null }

/** Where people with such an address sign in: the path of their provider's start, or null where a password is asked for. */
export function useHome(email: string): string | null {
  const domain = domainOf(email)
  const [found, setFound] = useState<Found | null>(null)
  useEffect(() => {
    if (!domain || domain === found?.domain) return
    const timer = setTimeout(() => {
      const tenant = tenantInQuery()
      const query = new URLSearchParams({ email: email.trim(), ...(tenant && { tenant }) })
      // Without an answer the password is asked for, as if there were no other home.
      request<Methods>('GET', `/auth/methods?${query}`).then(
        ({ redirect_to }) => setFound({ domain, path: redirect_to?.split('?')[0] ?? null }),
        () => setFound({ domain, path: null }),
      )
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [domain, email, found])
  return found !== null && found.domain === domain ? found.path : null
}
