import { useEffect, useState } from 'react'
import { tenantInQuery } from '../address/address.ts'
import type { Methods } from '../methods.ts'
import { request } from '../request.ts'

/** Where an address leads: the sign-in of its organisation, and the way that this browser used before. */
export type Found = { home: string | null; lastUsed: NonNullable<Methods['last_used']> | null }

const NOWHERE: Found = { home: null, lastUsed: null }
const STEP = 'proof'

export type Steps = ReturnType<typeof useSteps>

async function find(email: string, tenant: string | undefined): Promise<Found> {
  const wanted = tenantInQuery() ?? tenant
  const query = new URLSearchParams({ email: email.trim(), ...(wanted && { tenant: wanted }) })
  try {
    const { redirect_to, last_used } = await request<Methods>('GET', `/auth/methods?${query}`)
    return { home: redirect_to?.split('?')[0] ?? null, lastUsed: last_used ?? null }
  } catch {
    // Without an answer the password is asked for, and its form says what is wrong when it is sent.
    return NOWHERE
  }
}

/** The address and, once it is given, what it leads to. The browser's own way back leads from the second step to the first. */
export function useSteps(given: string, tenant: string | undefined) {
  const [email, setEmail] = useState(given)
  const [found, setFound] = useState<Found | null>(null)
  const [isFinding, setFinding] = useState(given !== '')
  const [isPushed, setPushed] = useState(false)
  // An application that names the address has answered the first step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    if (given === '') return
    void find(given, tenant).then(where => {
      setFound(where)
      setFinding(false)
    })
  }, [])
  useEffect(() => {
    const leave = () => {
      setFound(null)
      setPushed(false)
    }
    addEventListener('popstate', leave)
    return () => removeEventListener('popstate', leave)
  }, [])
  const goOn = async () => {
    setFound(await find(email, tenant))
    history.pushState({ step: STEP }, '')
    setPushed(true)
  }
  const goBack = () => (isPushed ? history.back() : setFound(null))
  return { email, setEmail, found, isFinding, goOn, goBack }
}
