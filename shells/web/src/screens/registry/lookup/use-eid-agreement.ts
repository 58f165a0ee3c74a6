import { useEffect, useRef, useState } from 'react'
import { type AskedAgreement, awaitAgreement, startAgreement } from '../../../data/government/registry.ts'

type Asked = Parameters<typeof startAgreement>[0]

/** Asks the citizen on their phone; whoever leaves the page or gives up asks no longer. */
export function useEidAgreement(onAgreed: (token: string) => Promise<unknown>) {
  const [prompt, setPrompt] = useState<AskedAgreement | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const ask = async (question: Asked): Promise<void> => {
    const controller = new AbortController()
    running.current = controller
    setError(null)
    setAsking(true)
    try {
      const begun = await startAgreement(question)
      setPrompt(begun)
      await onAgreed(await awaitAgreement(begun.token, controller.signal))
    } catch (thrown) {
      if (!controller.signal.aborted) setError(thrown as Error)
    } finally {
      setPrompt(null)
      setAsking(false)
    }
  }
  return { prompt, isAsking, error, ask, cancel: () => running.current?.abort() }
}
