import type { AdaptiveLimit, Highest } from './adaptive-limit.ts'
import { boundOf, type Priority } from './priority.ts'
import type { Leave, WaitingQueue } from './waiting-queue.ts'

export type Slots = {
  /** Takes a place whether there is one or not. */
  enter: (priority: Priority) => Leave
  tryEnter: (priority: Priority) => Leave | null
  admitWaiting: () => void
  /** What is answered in so many milliseconds, or twice the slots where that is more: they have to be had before it is known. */
  servedWithin: (ms: number) => number
  stats: () => { inFlight: number; admitted: number }
  readHighest: () => Highest
}

type Parts = { limit: AdaptiveLimit; queue: WaitingQueue; now: () => number }

/** The requests in progress; a place that comes free goes to the most urgent of those who wait. */
export function createSlots({ limit, queue, now }: Parts): Slots {
  const held: Record<Priority, number> = { 'sign-in': 0, normal: 0, bulk: 0 }
  const demand = createDemand(() => held['sign-in'] + held.normal, queue)
  let [inFlight, admitted] = [0, 0]

  const hasSlot = (priority: Priority) => inFlight < boundOf(priority, limit.value(), held['sign-in'])

  // Files take as long as they are big. A sign-in is several short parts with waits in between, a token one: the two have no usual time.
  function enter(priority: Priority): Leave {
    const isNormal = priority === 'normal'
    inFlight += 1
    held[priority] += 1
    if (priority !== 'bulk') demand.note()
    const since = isNormal ? now() : 0
    let left = false
    return () => {
      if (left) return
      left = true
      inFlight -= 1
      held[priority] -= 1
      if (priority !== 'bulk') limit.note(isNormal ? now() - since : undefined)
      if (queue.size() > 0) admitWaiting()
    }
  }

  function admit(priority: Priority): Leave {
    admitted += 1
    return enter(priority)
  }

  function admitWaiting(): void {
    for (let next = queue.next(hasSlot); next; next = queue.next(hasSlot)) queue.admit(next, admit(next))
  }

  return {
    enter,
    admitWaiting,
    servedWithin: ms => Math.max(2 * limit.value(), (limit.perSecond() * ms) / 1000),
    tryEnter(priority) {
      if (hasSlot(priority) && !queue.isBefore(priority, hasSlot)) return admit(priority)
      if (priority !== 'bulk') demand.note(1)
      return null
    },
    stats: () => ({ inFlight, admitted }),
    readHighest: demand.read,
  }
}

/** The most at once since it was last read, files left out. */
function createDemand(held: () => number, queue: WaitingQueue) {
  let highest: Highest = { inFlight: 0, wanted: 0 }

  function note(refused = 0): void {
    highest.inFlight = Math.max(highest.inFlight, held())
    highest.wanted = Math.max(
      highest.wanted,
      held() + queue.countOf('sign-in') + queue.countOf('normal') + refused,
    )
  }

  return {
    note,
    read(): Highest {
      note()
      const read = highest
      highest = { inFlight: held(), wanted: held() }
      return read
    },
  }
}
