import { useEffect, useState } from 'react'
import { withContext } from '../address/address.ts'

/** A sign-in that waits for its second factor. */
export type FactorDue = { token: string; methods: string[]; unusable?: string[] }

/** What a sign-in answers with: a session, or a second factor to prove. */
export type Entered = { mfa?: FactorDue }

/** Behind the #, where no server and no log sees it. */
function dueInHash(): FactorDue | null {
  const hash = new URLSearchParams(location.hash.slice(1))
  const token = hash.get('mfa')
  if (!token) return null
  const words = (name: string) => hash.get(name)?.split(' ').filter(Boolean) ?? []
  return { token, methods: words('methods'), unusable: words('unusable') }
}

/** The sign-in page goes on with the second factor; pages that sign people in elsewhere lead there. */
export function showFactor({ token, methods, unusable = [] }: FactorDue): void {
  const hash = new URLSearchParams({ mfa: token, methods: methods.join(' '), unusable: unusable.join(' ') })
  if (location.pathname === '/login') location.hash = String(hash)
  else location.assign(`${withContext('/login')}#${hash}`)
}

export function useFactorDue(): [FactorDue | null, () => void] {
  const [due, setDue] = useState(dueInHash)
  useEffect(() => {
    const read = () => {
      const found = dueInHash()
      if (!found) return
      setDue(found)
      // A token does not stay in the address, nor in the history.
      history.replaceState(null, '', location.pathname + location.search)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return [due, () => setDue(null)]
}
