import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orderTrial, type Provider, trialQuery } from '../../../data/federation.ts'
import { useLanguage } from '../../../i18n/language.tsx'

/** A sign-in that is only looked at: it runs in a window of its own, and this one sees how it went. */
export function useTrial({ id }: Provider, begun?: string) {
  const { language } = useLanguage()
  const [trial, setTrial] = useState(begun)
  const [address, setAddress] = useState<string | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const [isStarting, setStarting] = useState(false)
  const query = useQuery({ ...trialQuery(id, trial ?? '', language), enabled: trial !== undefined })

  const start = async () => {
    setStarting(true)
    setError(null)
    setAddress(null)
    // Opened with the press itself: later the browser would take it for an unwanted window.
    const window = globalThis.open('about:blank', '_blank')
    try {
      const order = await orderTrial(id, `/sso/federation/${id}?tab=mapping`)
      setTrial(order.id)
      if (window) window.location.replace(order.authorize_url)
      else setAddress(order.authorize_url)
    } catch (thrown) {
      window?.close()
      setError(thrown as Error)
    }
    setStarting(false)
  }
  return { start, isStarting, address, trial: query.data, error: error ?? query.error }
}
