import { useState } from 'react'
import type { Member } from '../../../data/organisation/members.ts'

export type BulkResult = { member: Member; error: Error | null }

/** One by one, so that each member has an answer of their own. */
export function useBulkRun() {
  const [results, setResults] = useState<readonly BulkResult[]>([])
  const [state, setState] = useState<'asking' | 'running' | 'done'>('asking')
  const run = async (members: readonly Member[], act: (member: Member) => Promise<unknown>) => {
    setState('running')
    for (const member of members) {
      const error = await act(member).then(
        () => null,
        (thrown: unknown) => thrown as Error,
      )
      setResults(before => [...before, { member, error }])
    }
    setState('done')
  }
  return { results, state, run }
}
