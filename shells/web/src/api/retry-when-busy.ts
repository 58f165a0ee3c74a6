import { isApiError } from './problem.ts'

const ATTEMPTS = 4
const RETRY_SECONDS = 2

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/**
 * For what may be sent twice, such as signing in: a server that is full for the moment refuses before it does anything and says when to
 * come back. The person sees the button at work a little longer instead of an error in a short rush.
 */
export async function retryWhenBusy<T>(work: () => Promise<T>, pause = wait): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      const isBusy = isApiError(error) && error.status === 503 && error.code === 'overloaded'
      if (!isBusy || attempt === ATTEMPTS) throw error
      await pause((error.retryAfter ?? RETRY_SECONDS) * 1000)
    }
  }
}
