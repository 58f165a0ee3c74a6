import type { AdaptiveLimit } from './adaptive-limit.ts'
import { type Priority, SHARES } from './priority.ts'
import type { Leave, WaitingQueue } from './waiting-queue.ts'

export type Places = {
  /** Takes a place whether there is one or not. */
  enter: (priority: Priority) => Leave
  tryEnter: (priority: Priority) => Leave | null
  admitWaiting: () => void
  /** What is answered in so many milliseconds, or twice the places where that is more: they have to be had before it is known. */
  servedWithin: (ms: number) => number
  stats: () => { inFlight: number; admitted: number }
  /** The most of the normal class at once since it was last asked. */
  readHighest: () => number
}

type Parts = { limit: AdaptiveLimit; queue: WaitingQueue; now: () => number }

/** The requests in progress; a place that comes free goes to the most urgent of those who wait. */
export function createPlaces({ limit, queue, now }: Parts): Places {
  let [inFlight, admitted, normal, highest] = [0, 0, 0, 0]
  const hasPlace = (priority: Priority) => inFlight < Math.round(limit.value() * SHARES[priority])

  // Sign-ins wait for password hashes, and files for their size: only the latency of the normal class tells of crowding.
  function enter(priority: Priority): Leave {
    const isNormal = priority === 'normal'
    inFlight += 1
    if (isNormal && ++normal > highest) highest = normal
    const since = isNormal ? now() : 0
    let left = false
    return () => {
      if (left) return
      left = true
      inFlight -= 1
      if (isNormal) {
        normal -= 1
        limit.note(now() - since)
      }
      if (queue.size() > 0) admitWaiting()
    }
  }

  function admit(priority: Priority): Leave {
    admitted += 1
    return enter(priority)
  }

  function admitWaiting(): void {
    for (let next = queue.next(hasPlace); next; next = queue.next(hasPlace)) queue.admit(next, admit(next))
  }

  return {
    enter,
    admitWaiting,
    servedWithin: ms => Math.max(2 * limit.value(), (limit.perSecond() * ms) / 1000),
    tryEnter: priority => (hasPlace(priority) && !queue.isBefore(priority) ? admit(priority) : null),
    stats: () => ({ inFlight, admitted }),
    readHighest() {
      const read = highest
      highest = normal
      return read
    },
  }
}
