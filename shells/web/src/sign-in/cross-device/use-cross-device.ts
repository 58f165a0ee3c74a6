import { useEffect, useState } from 'react'
import { type ApiError, isApiError, offlineProblem } from '../../api/problem.ts'
import { type Entered, showFactor } from '../factors/factor-due.ts'
import { request } from '../request.ts'

type Started = { request_id: string; link: string; number: number }
type Polled = Entered & { status?: 'pending' }

/** Asks for a code and waits for the phone, until this part of the page is left. */
export function useCrossDevice(tenant: string | undefined, onSignedIn: () => void | Promise<void>) {
  const [round, setRound] = useState(0)
  const [waiting, setWaiting] = useState<Started | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [replaces, setReplaces] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new code
  useEffect(() => {
    const life = { isOver: false }
    const follow = async () => {
      setProblem(null)
      const started = await request<Started>('POST', '/auth/cross-device', tenant ? { tenant } : {})
      if (life.isOver) return
      setWaiting(started)
      const entered = await untilDecided(started, { replaces: false, life })
      if (!life.isOver) await goOn(entered, onSignedIn)
    }
    follow().catch(error => !life.isOver && setProblem(isApiError(error) ? error : offlineProblem()))
    return () => {
      life.isOver = true
    }
  }, [round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the person said yes
  useEffect(() => {
    if (!replaces || !waiting) return
    const life = { isOver: false }
    setProblem(null)
    untilDecided(waiting, { replaces, life })
      .then(entered => goOn(entered, onSignedIn))
      .catch(error => setProblem(isApiError(error) ? error : offlineProblem()))
    return () => {
      life.isOver = true
    }
  }, [replaces])

  return {
    waiting,
    problem,
    start: () => {
      setWaiting(null)
      setReplaces(false)
      setRound(round + 1)
    },
    replace: () => setReplaces(true),
  }
}

type Following = { readonly replaces: boolean; readonly life: { readonly isOver: boolean } }

/** An organisation may want more than the phone's session had. */
function goOn({ mfa }: Entered, onSignedIn: () => void | Promise<void>): void | Promise<void> {
  return mfa ? showFactor(mfa) : onSignedIn()
}

async function untilDecided({ request_id }: Started, { replaces, life }: Following): Promise<Entered> {
  const path = `/auth/cross-device/${request_id}${replaces ? '?replace=true' : ''}`
  while (!life.isOver) {
    const { status, ...entered } = await request<Polled>('GET', path)
    if (status !== 'pending') return entered
  }
  return {}
}
