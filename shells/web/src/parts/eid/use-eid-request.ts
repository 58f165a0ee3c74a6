import { useEffect, useRef, useState } from 'react'
import { type ApiError, isApiError, offlineProblem } from '../../api/problem.ts'
import { type EidCalls, type Pending, type Shown, shownOf, type Wish } from '../../data/own/eid-request.ts'
import { keepRequest, keptRequest } from './kept-request.ts'

type Purpose = 'login' | 'link'

export type EidRequest = {
  readonly shown: Shown | null
  readonly problem: ApiError | null
  readonly isSending: boolean
  start(wish: Wish): Promise<void>
  cancel(): void
  sendOtp(code: string): Promise<void>
  /** Goes on although somebody else's session in this browser ends by it. */
  replace(): void
}

const toProblem = (error: unknown): ApiError => (isApiError(error) ? error : offlineProblem())

type Setters = {
  setShown(shown: Shown | null): void
  setProblem(problem: ApiError | null): void
}

/** Follows one request at a time: a newer one, or leaving the page, lets go of the one before. */
function useFollowing(purpose: Purpose, calls: EidCalls, { setShown, setProblem }: Setters) {
  const round = useRef(0)
  const letGo = () => {
    round.current += 1
  }
  const follow = async (first: Shown, onDone: () => void | Promise<void>, replace = false) => {
    letGo()
    const own = round.current
    const isCurrent = () => round.current === own
    setProblem(null)
    setShown(first)
    keepRequest(purpose, first.id)
    try {
      await untilDecided(calls, first, { replace, isCurrent, onPending: setShown })
      if (!isCurrent()) return
      keepRequest(purpose, null)
      await onDone()
    } catch (error) {
      if (!isCurrent()) return
      const refusal = toProblem(error)
      // Somebody else is signed in here: the proof stays until the person has decided.
      if (refusal.code !== 'other_person') {
        keepRequest(purpose, null)
        setShown(null)
      }
      setProblem(refusal)
    }
  }
  return { follow, letGo }
}

/** Asks the e-ID, waits for the person, and says when it is over. A service that restarts meanwhile is waited for. */
export function useEidRequest(
  purpose: Purpose,
  calls: EidCalls,
  onDone: () => void | Promise<void>,
): EidRequest {
  const [shown, setShown] = useState<Shown | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [isSending, setSending] = useState(false)
  const { follow, letGo } = useFollowing(purpose, calls, { setShown, setProblem })
  useKeptRequest(purpose, calls, { onFound: found => void follow(found, onDone), letGo })

  const send = async (work: () => Promise<void>) => {
    setSending(true)
    setProblem(null)
    await work().catch((error: unknown) => setProblem(toProblem(error)))
    setSending(false)
  }
  return {
    shown,
    problem,
    isSending,
    start: wish =>
      send(async () => {
        const { request_id, ...started } = await calls.start(wish)
        const first = { ...started, channel: wish.method ?? ('digital_signature' as const) }
        void follow(shownOf(request_id, first), onDone)
      }),
    cancel() {
      letGo()
      keepRequest(purpose, null)
      setProblem(null)
      if (shown) calls.cancel(shown.id).catch(() => {})
      setShown(null)
    },
    sendOtp: code => send(async () => void (shown && (await calls.sendOtp(shown.id, code)))),
    replace: () => shown && void follow(shown, onDone, true),
  }
}

type Keeping = { onFound(found: Shown): void; letGo(): void }

/** After a reload the page goes on with what this tab was waiting for. */
function useKeptRequest(purpose: Purpose, calls: EidCalls, { onFound, letGo }: Keeping): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    const kept = keptRequest(purpose)
    const forget = () => keepRequest(purpose, null)
    if (kept)
      calls
        .poll(kept, { wait: 0 })
        .then(found => (found.status === 'pending' ? onFound(shownOf(kept, found as Pending)) : forget()))
        .catch(forget)
    return letGo
  }, [])
}

const RETRY_MS = 2000
/** Out of reach for a while: the line, or a service that restarts or is busy. */
const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 503 || status === 502

type Following = {
  readonly replace: boolean
  isCurrent(): boolean
  onPending(next: Shown): void
}

async function untilDecided(calls: EidCalls, first: Shown, following: Following): Promise<void> {
  const { replace, isCurrent, onPending } = following
  const end = Date.parse(first.expires_at)
  while (isCurrent()) {
    try {
      const found = await calls.poll(first.id, { ...(replace && { replace }) })
      if (found.status !== 'pending') return
      if (isCurrent()) onPending(shownOf(first.id, found as Pending))
    } catch (error) {
      if (!isPassing(toProblem(error)) || Date.now() > end) throw error
      await new Promise(resolve => setTimeout(resolve, RETRY_MS))
    }
  }
}
