import type { FastifyReply } from 'fastify'
import { overloaded, tooManyRequests } from '../problem.ts'

export type WaitLimits = { readonly total: number; readonly perKey: number }

/** Requests that wait for something outside, each without a place in the load shedder. */
export type Waits = {
  run<T>(reply: FastifyReply, key: string, work: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Tells all who wait that the process stops, and whoever comes later. */
  end(): void
  count(): number
}

const RETRY_SECONDS = 5

export function createWaits({ total, perKey }: WaitLimits): Waits {
  const stop = new AbortController()
  const byKey = new Map<string, number>()
  let count = 0

  function enter(key: string): void {
    const ofKey = byKey.get(key) ?? 0
    if (ofKey >= perKey) throw tooManyRequests(RETRY_SECONDS)
    if (count >= total) throw overloaded(RETRY_SECONDS)
    byKey.set(key, ofKey + 1)
    count += 1
  }

  function leave(key: string): void {
    const ofKey = byKey.get(key)! - 1
    if (ofKey === 0) byKey.delete(key)
    else byKey.set(key, ofKey)
    count -= 1
  }

  return {
    async run(reply, key, work) {
      enter(key)
      const left = new AbortController()
      const onClose = () => left.abort()
      reply.raw.once('close', onClose)
      if (reply.raw.closed) left.abort()
      const place = reply.request.work
      place?.pause()
      try {
        return await work(AbortSignal.any([stop.signal, left.signal]))
      } finally {
        place?.resume()
        reply.raw.off('close', onClose)
        leave(key)
      }
    },
    end: () => stop.abort(),
    count: () => count,
  }
}
