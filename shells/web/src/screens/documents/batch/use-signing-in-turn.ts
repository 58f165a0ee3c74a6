import { useEffect, useRef, useState } from 'react'
import type { Document } from '../../../data/documents/documents.ts'
import {
  cancelSignature,
  pollSignature,
  type SignatureJob,
  type SignatureLevel,
  signaturesChanged,
  startSignature,
} from '../../../data/documents/signatures.ts'
import { isUnderWay } from '../signatures/use-signing.ts'

/** Which document it is the turn of; then its job, or why there is none. */
type Turn = { readonly at: number; readonly job?: SignatureJob; readonly error?: Error }

/** The signature of one document after the other: a session of the e-ID signs one. What was not signed is waited with until somebody says how to go on. */
export function useSigningInTurn(documents: readonly Document[]) {
  const [turn, setTurn] = useState<Turn | null>(null)
  const [signed, setSigned] = useState(0)
  const leaving = useRef(new AbortController())
  const open = useRef<SignatureJob | null>(null)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => {
      leaving.current.abort()
      if (open.current) void cancelSignature(open.current.id).catch(() => undefined)
    }
  }, [])

  async function signOne(at: number, level: SignatureLevel): Promise<boolean> {
    const { signal } = leaving.current
    setTurn({ at })
    const { id, sha256 } = documents[at]!
    let job = await startSignature(id, { method: 'eid', level, page: 1, ...(sha256 && { sha256 }) })
    while (isUnderWay(job) && !signal.aborted) {
      open.current = job
      setTurn({ at, job })
      job = await pollSignature(job.id, signal)
    }
    open.current = null
    if (signal.aborted) return false
    setTurn({ at, job })
    return job.status === 'signed'
  }

  async function signFrom(first: number, level: SignatureLevel): Promise<void> {
    for (let at = first; at < documents.length; at += 1)
      try {
        if (!(await signOne(at, level))) return
        setSigned(count => count + 1)
      } catch (error) {
        if (!leaving.current.signal.aborted) setTurn({ at, error: error as Error })
        return
      }
    setTurn({ at: documents.length })
    await signaturesChanged()
  }

  return {
    turn,
    signed,
    isOver: turn !== null && turn.at >= documents.length,
    signFrom: (first: number, level: SignatureLevel) => void signFrom(first, level),
  }
}
