import { type FormEvent, useEffect, useState } from 'react'
import { type ApiError, isApiError, offlineProblem } from '../api/problem.ts'
import { useLanguage } from '../i18n/language.tsx'

export type Sending = {
  send: (event?: FormEvent) => Promise<void>
  problem: ApiError | null
  /** Messages of the server by field name. */
  fields: Record<string, string>
  isSending: boolean
  /** Seconds until the server listens again. */
  wait: number
}

/** Sends a form once at a time, keeps what was refused, and waits as long as the server asks. */
export function useSend(work: () => Promise<void>): Sending {
  const { language } = useLanguage()
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [isSending, setSending] = useState(false)
  const wait = useCountdown(problem)
  // What the server said was said in the language of then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the language is the reason, not an input
  useEffect(() => setProblem(old => (old?.retryAfter ? old : null)), [language])

  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (isSending || wait > 0) return
    setSending(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(isApiError(error) ? error : offlineProblem())
    }
    setSending(false)
  }
  return { send, problem, fields: problem?.fields ?? {}, isSending, wait }
}

/** Counts by the clock, not by ticks: a tab in the background ticks late. */
function useCountdown(problem: ApiError | null): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const seconds = problem?.retryAfter ?? 0
    setLeft(seconds)
    if (seconds === 0) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [problem])
  return left
}
