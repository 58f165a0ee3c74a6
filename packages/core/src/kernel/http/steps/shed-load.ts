import type { Leave } from '../../reliability/load/waiting-queue.ts'
import type { Slot } from '../../telemetry/request-scope.ts'
import { overloaded } from '../problem.ts'
import type { Entry, Mounting, RouteRules } from './entry.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for requests that the load shedder does not count. */
    work: Slot | undefined
  }
}

type PlaceAsked = Pick<Entry, 'request' | 'reply'> & {
  readonly mounting: Pick<Mounting, 'shedder'>
  readonly rules?: Pick<RouteRules, 'priority'>
}

/** Beyond capacity the request is refused before its body is read. The slot is held until the answer is complete. */
export function shedLoad(asked: PlaceAsked): void | Promise<void> {
  const leave = asked.mounting.shedder.tryEnter(asked.rules?.priority)
  if (!leave) return waitForPlace(asked)
  holdPlace(asked, leave)
}

async function waitForPlace(asked: PlaceAsked): Promise<void> {
  const { reply, mounting } = asked
  const { place, giveUp } = mounting.shedder.wait(asked.rules?.priority)
  reply.raw.once('close', giveUp)
  const leave = await place
  reply.raw.off('close', giveUp)
  if (!leave) throw overloaded(mounting.shedder.retryAfterSeconds())
  holdPlace(asked, leave)
}

/** The place is held until the answer is made. */
function holdPlace({ request, reply, rules, mounting: { shedder } }: PlaceAsked, place: Leave): void {
  let leave = place
  let isOver = false
  const end = () => {
    isOver = true
    leave()
  }
  // The answer is complete (the client's reading speed does not count), or the client disconnected. The last one changes nothing any more;
  // to take a listener off would cost each request more than to call it again.
  reply.raw.on('prefinish', end).on('pipe', end).on('close', end)
  if (reply.raw.closed) end()
  let pauses = 0
  request.work = {
    pause() {
      if (++pauses === 1) leave()
    },
    resume() {
      if (--pauses === 0 && !isOver) leave = shedder.enter(rules?.priority)
    },
  }
  if (request.scope) request.scope.slot = request.work
}
