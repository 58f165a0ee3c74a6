import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

type Settings<T> = Pick<UseQueryResult<T>, 'data' | 'error'> & { visit: number; reload: () => void }

/** Settings as they are at the server; `visit` names the form that was filled from them, for its key. */
export function useSettings<T>({ data, error, refetch }: UseQueryResult<T>): Settings<T> {
  const [visit, setVisit] = useState(0)
  const reload = () => void refetch().then(() => setVisit(count => count + 1))
  return { data, error, visit, reload }
}
