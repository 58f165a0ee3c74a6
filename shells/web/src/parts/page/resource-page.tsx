import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMe } from '../../data/me.ts'
import { Forbidden } from '../state/forbidden.tsx'
import { ProblemState } from '../state/problem-state.tsx'
import { PageWaiting } from './page-waiting.tsx'

export type Loaded<T> = {
  data: T
  /** Counts the times that it was loaded anew on demand: the key of a form that is filled from it. */
  visit: number
  reload: () => void
}

type ResourcePageProps<T> = {
  query: UseQueryResult<T>
  /** Who does not hold it sees what to ask for; the query is then not to be `enabled`. */
  permission?: string
  waiting?: ReactNode
  children: (loaded: Loaded<T>) => ReactNode
}

/** A page about one thing: forbidden, waiting, a problem, or the thing. */
export function ResourcePage<T>(props: ResourcePageProps<T>) {
  const { query, permission, waiting = <PageWaiting />, children } = props
  const { data, error, refetch } = query
  const { permissions } = useMe()
  const [visit, setVisit] = useState(0)
  const reload = () => void refetch().then(() => setVisit(count => count + 1))
  if (permission !== undefined && !permissions.includes(permission))
    return <Forbidden permission={permission} order={1} />
  if (data !== undefined) return children({ data, visit, reload })
  if (error) return <ProblemState error={error} onRetry={() => void refetch()} order={1} />
  return waiting
}
