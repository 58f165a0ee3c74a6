import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { connection } from '../../../api/connection.ts'

/** When the server answers again, what could not be had meanwhile is asked for anew. */
export function useFreshAfterLoss(): void {
  const client = useQueryClient()
  useEffect(
    () =>
      connection.onChange(() => {
        if (connection.isLost()) return
        void client.refetchQueries({
          type: 'active',
          predicate: ({ state }) => state.status === 'error' || state.fetchFailureReason !== null,
        })
      }),
    [client],
  )
}
