import type { Priority } from './priority.ts'
import type { Slots } from './slots.ts'
import type { Waiting, WaitingQueue } from './waiting-queue.ts'

/**
 * The queue is bounded by time: who is let in is answered soon, the others soon know that they are not. A refusal takes time, too: the
 * more wait, the longer they may, so that refusals take a small part of the processor.
 */
const WAIT_MS_PER_WAITING = 0.5
const MOST_WAIT_MS = 2000
const LOOK_EVERY_MS = 20
const QUEUED_PER_PLACE = 8

export type BoundedQueueOptions = {
  readonly queue: WaitingQueue
  readonly slots: Pick<Slots, 'servedWithin'>
  readonly waitMs: number
  readonly maxInFlight: number
}

export type BoundedQueue = {
  wait: (priority: Priority) => Waiting
  /** Tells those who waited too long; it looks by itself, too, while somebody waits. */
  refuseLate: () => void
  /** How many were refused. */
  shed: () => number
  close: () => void
}

/** The more wait, the longer they may. */
const allowedMs = (usual: number, waiting: number): number =>
  Math.max(usual, Math.min(MOST_WAIT_MS, waiting * WAIT_MS_PER_WAITING))

export function createBoundedQueue(options: BoundedQueueOptions): BoundedQueue {
  const { queue, slots, waitMs, maxInFlight } = options
  let shed = 0
  let looking: NodeJS.Timeout | undefined

  /** Where more than that wait, some of them wait in vain. */
  const servedInTime = () => slots.servedWithin(allowedMs(waitMs, queue.size()))

  function join(priority: Priority): Waiting {
    looking ??= setInterval(refuseLate, LOOK_EVERY_MS).unref()
    if (queue.size() > servedInTime()) queue.setOrder('newest first')
    return queue.join(priority)
  }

  function refuseLate(): void {
    const usual = queue.order() === 'newest first' ? queue.freshMs : waitMs
    const late = queue.refuseOlderThan(allowedMs(usual, queue.size()))
    shed += late
    // Once some waited in vain, whoever comes first is about to give up, too: the newest can still be answered in time.
    if (late > 0) queue.setOrder('newest first')
    else if (queue.size() <= servedInTime() / 2) queue.setOrder('oldest first')
    if (queue.size() > 0) return
    queue.setOrder('oldest first')
    clearInterval(looking)
    looking = undefined
  }

  return {
    wait(priority) {
      if (queue.size() < maxInFlight * QUEUED_PER_PLACE) return join(priority)
      shed += 1
      if (queue.refuseOne(priority)) return join(priority)
      return { place: Promise.resolve(null), giveUp: () => {} }
    },
    refuseLate,
    shed: () => shed,
    close() {
      clearInterval(looking)
      queue.refuseOlderThan(0)
    },
  }
}
