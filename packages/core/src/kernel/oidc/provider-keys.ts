import { createRemoteJWKSet, errors, type JWTVerifyGetKey, customFetch as keysFetch } from 'jose'
import type { OutboundFetch } from '../outbound/fetch.ts'

export type ProviderKeysOptions = {
  fetch: OutboundFetch
  timeoutSeconds: number
  now: () => number
  /** How long the keys are kept. */
  life: number
}

const PAUSE = 30_000

/**
 * The public keys of a provider. A key that is not among them may be new: they are asked for once more, by all who come with
 * one together, and then not again for a while, so that made-up keys are no way to keep us asking.
 */
export function createProviderKeys(address: string, options: ProviderKeysOptions): JWTVerifyGetKey {
  const { fetch, timeoutSeconds, now, life } = options
  const keys = createRemoteJWKSet(new URL(address), {
    // When to ask again is decided here: the library would count from the first time, and refuse a change soon after it.
    cooldownDuration: Number.POSITIVE_INFINITY,
    cacheMaxAge: life,
    timeoutDuration: timeoutSeconds * 1000,
    [keysFetch]: (url, init) => fetch(url, init as never),
  })
  let askedAgain = { at: Number.NEGATIVE_INFINITY, done: Promise.resolve() }

  function askAgain(): Promise<void> {
    if (now() - askedAgain.at < PAUSE) return askedAgain.done
    const asked = { at: now(), done: keys.reload() }
    askedAgain = asked
    asked.done.catch(() => {
      asked.at = Number.NEGATIVE_INFINITY
    })
    return asked.done
  }

  return async (header, token) => {
    const wereKept = keys.fresh
    try {
      return await keys(header, token)
    } catch (error) {
      if (!wereKept || !(error instanceof errors.JWKSNoMatchingKey)) throw error
      await askAgain()
      return keys(header, token)
    }
  }
}
