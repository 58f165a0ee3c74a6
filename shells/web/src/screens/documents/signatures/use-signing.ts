import { useEffect, useRef, useState } from 'react'
import {
  cancelSignature,
  pollSignature,
  type SignatureJob,
  signaturesChanged,
} from '../../../data/documents/signatures.ts'

export const isUnderWay = ({ status }: SignatureJob): boolean =>
  status === 'prepared' || status === 'awaiting_signer'

/** A signature that is being made: waited for on the server, given up when the dialog is left. */
export function useSigning() {
  const [job, setJob] = useState<SignatureJob | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function follow(started: SignatureJob): Promise<void> {
    stop.current?.abort()
    const leaving = new AbortController()
    stop.current = leaving
    setError(null)
    setJob(started)
    try {
      let current = started
      while (isUnderWay(current) && !leaving.signal.aborted) {
        current = await pollSignature(current.id, leaving.signal)
        if (!leaving.signal.aborted) setJob(current)
      }
      await signaturesChanged()
    } catch (problem) {
      if (!leaving.signal.aborted) setError(problem as Error)
    }
  }

  function reset(): void {
    stop.current?.abort()
    if (job && isUnderWay(job)) void cancelSignature(job.id).catch(() => undefined)
    setJob(null)
    setError(null)
  }

  return {
    job,
    error,
    reset,
    leave: reset,
    // The dialog shows the first answer at once, and the others as they come.
    follow: (started: SignatureJob) => void follow(started),
  }
}
