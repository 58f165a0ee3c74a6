import { useEffect, useState } from 'react'
import { boot } from '../api/boot.ts'
import type { paths } from '../api/schema.d.ts'
import { tenantInQuery } from './address/address.ts'
import { request } from './request.ts'

export type Methods = paths['/api/v1/auth/methods']['get']['responses'][200]['content']['application/json']

const AT_FIRST: Methods = {
  password: boot.features.password,
  eid: false,
  dan: false,
  social: false,
  passkey: false,
  providers: [],
}

/**
 * What the tenant lets people sign in with: the one that the address names, or the one whose application sent them. The form is
 * there at once; the other ways join it when they are known.
 */
export function useMethods(tenantOfClient?: string): Methods & { isKnown: boolean } {
  const [methods, setMethods] = useState<Methods | null>(null)
  useEffect(() => {
    const tenant = tenantInQuery() ?? tenantOfClient
    const query = tenant ? `?tenant=${encodeURIComponent(tenant)}` : ''
    // Without an answer the form stays, and says itself what is wrong when it is sent.
    request<Methods>('GET', `/auth/methods${query}`).then(setMethods, () => {})
  }, [tenantOfClient])
  return { ...(methods ?? AT_FIRST), isKnown: methods !== null }
}
