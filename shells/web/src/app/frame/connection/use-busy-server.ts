import { type Query, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { isApiError } from '../../../api/problem.ts'

const BUSY = new Set([429, 502, 503, 504])
const RETRY_SECONDS = 5

const failureOf = (query: Query) => query.state.fetchFailureReason ?? query.state.error

const isBusy = (query: Query): boolean => {
  const failure = failureOf(query)
  return isApiError(failure) && BUSY.has(failure.status)
}

/** Seconds until a busy server wants to be asked again, or null while it answers. */
export function useBusyServer(): { retryAfter: number | null; retry: () => void } {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const retryAfter = useSyncExternalStore(
    useCallback(changed => cache.subscribe(changed), [cache]),
    () => {
      const failures = cache.findAll({ type: 'active' }).filter(isBusy).map(failureOf)
      if (failures.length === 0) return null
      return Math.max(
        ...failures.map(failure =>
          isApiError(failure) ? (failure.retryAfter ?? RETRY_SECONDS) : RETRY_SECONDS,
        ),
      )
    },
  )
  const retry = useCallback(() => {
    void client.refetchQueries({ type: 'active', predicate: isBusy })
  }, [client])
  return { retryAfter, retry }
}
