import { QueryClient } from '@tanstack/react-query'
import { isApiError } from './problem.ts'

const PASSING = new Set([0, 429, 502, 503, 504])

/** A busy or restarting server is asked again when it said so; a refusal is final. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      retry: (failures, error) => isApiError(error) && PASSING.has(error.status) && failures < 4,
      retryDelay: (failures, error) =>
        isApiError(error) && error.retryAfter ? error.retryAfter * 1000 : 500 * 2 ** failures,
    },
    // Without a network a change fails at once and says so; the library would hold it back until there is one.
    mutations: { retry: false, networkMode: 'always' },
  },
})
