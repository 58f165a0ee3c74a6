import { overloaded } from '../problem.ts'
import type { Entry, Mounting } from './entry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for requests that the load shedder does not count. */
    work: Work | undefined
  }
}

/** A request's place among the work in progress. */
export type Work = {
  /** Gives the place back while the body is arriving, because waiting for the network is no work. */
  pause: () => void
  resume: () => void
}

type PlaceAsked = Pick<Entry, 'request' | 'reply'> & { readonly mounting: Pick<Mounting, 'shedder'> }

/** Past capacity, a cheap refusal before the body is read. The place is held until the answer is made. */
export function shedLoad({ request, reply, mounting: { shedder } }: PlaceAsked): void {
  let leave = shedder.tryEnter()
  if (!leave) throw overloaded(shedder.retryAfterSeconds(), shedder.refusalDelayMs())
  let isOver = false
  const end = () => {
    isOver = true
    leave?.()
  }
  // The answer is made (how fast the caller takes it is no work of ours), or the caller went away before.
  reply.raw.once('prefinish', end).once('pipe', end).once('close', end)
  request.work = {
    pause: () => leave?.(),
    resume: () => {
      if (!isOver) leave = shedder.enter()
    },
  }
}
