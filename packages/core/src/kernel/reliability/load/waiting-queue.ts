import { atLeast, PRIORITIES, type Priority } from './priority.ts'
import { createWaitingList, type WaitingList } from './waiting-list.ts'

/** Gives a place back; the second time does nothing. */
export type Leave = () => void

export type Waiting = {
  /** Null when none came free in time. */
  readonly place: Promise<Leave | null>
  /** Whoever waited has gone away. */
  giveUp: () => void
}

export type WaitingQueue = {
  size: () => number
  order: () => Order
  setOrder: (order: Order) => void
  /** Newest first: who has waited for longer is not served any more. */
  readonly freshMs: number
  countOf: (priority: Priority) => number
  /** Whether somebody waits whom this class may not overtake. Who would find no place now is overtaken by whoever does. */
  isBefore: (priority: Priority, hasSlot: (priority: Priority) => boolean) => boolean
  join: (priority: Priority) => Waiting
  /** The most urgent class that waits and that `hasSlot` lets in. Newest first, nobody who has waited for long: newer ones are about to come. */
  next: (hasSlot: (priority: Priority) => boolean) => Priority | undefined
  /** Lets in who came first or, newest first, who came last. */
  admit: (priority: Priority, leave: Leave) => void
  /** Tells somebody of the least urgent class, at most as urgent as this one, that there is no place. */
  refuseOne: (priority: Priority) => boolean
  /** How many were told that there is no place for them. */
  refuseOlderThan: (ms: number) => number
}

export type Order = 'oldest first' | 'newest first'

/** By class, each in the order of arrival. */
export function createWaitingQueue(now: () => number, freshMs: number): WaitingQueue {
  const lists: Record<Priority, WaitingList<Leave>> = {
    'sign-in': createWaitingList(),
    normal: createWaitingList(),
    bulk: createWaitingList(),
  }
  const size = () => lists['sign-in'].size() + lists.normal.size() + lists.bulk.size()
  let order: Order = 'oldest first'
  const isWaiting = (priority: Priority) => lists[priority].size() > 0

  const isNext = (newest: { since: number } | null) =>
    newest !== null && (order === 'oldest first' || now() - newest.since <= freshMs)

  return {
    size,
    freshMs,
    order: () => order,
    setOrder: wanted => {
      order = wanted
    },
    countOf: priority => lists[priority].size(),
    isBefore: (priority, hasSlot) =>
      size() > 0 && atLeast(priority).some(one => isWaiting(one) && (one === priority || hasSlot(one))),
    join(priority) {
      const { promise, resolve } = Promise.withResolvers<Leave | null>()
      const waiter = lists[priority].add(now(), resolve)
      return { place: promise, giveUp: () => void settle(lists[priority], waiter, null) }
    },
    next: hasSlot => PRIORITIES.find(one => isNext(lists[one].newest()) && hasSlot(one)),
    admit(priority, leave) {
      const list = lists[priority]
      settle(list, order === 'oldest first' ? list.oldest() : list.newest(), leave)
    },
    refuseOne(priority) {
      const chosen = LEAST_URGENT_FIRST.find(isWaiting)
      if (chosen === undefined || isMoreUrgent(chosen, priority)) return false
      // Of one class the newcomer is refused, unless those who came first are served last anyway.
      if (chosen === priority && order === 'oldest first') return false
      settle(lists[chosen], lists[chosen].oldest(), null)
      return true
    },
    refuseOlderThan(ms) {
      const before = size()
      for (const one of PRIORITIES) refuseOld(lists[one], now() - ms)
      return before - size()
    },
  }
}

const LEAST_URGENT_FIRST = PRIORITIES.toReversed()

const isMoreUrgent = (one: Priority, other: Priority): boolean =>
  PRIORITIES.indexOf(one) < PRIORITIES.indexOf(other)

function settle(
  list: WaitingList<Leave>,
  waiter: ReturnType<WaitingList<Leave>['oldest']>,
  place: Leave | null,
) {
  if (waiter && list.remove(waiter)) waiter.resolve(place)
}

function refuseOld(list: WaitingList<Leave>, latest: number): void {
  for (let oldest = list.oldest(); oldest && oldest.since <= latest; oldest = list.oldest())
    settle(list, oldest, null)
}
