/** More work waits than would be done in time; the caller says 503 and to come back later. */
export class TooBusy extends Error {
  readonly code = 'too_busy'

  constructor() {
    super('Too much work is waiting')
    this.name = 'TooBusy'
  }
}

export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>

/** Runs at most `parallel` works at once and lets at most `waiting` wait, first come first served. */
export function createWorkQueue(parallel: number, waiting: number): WorkQueue {
  const queue: (() => void)[] = []
  let running = 0

  const enter = () => {
    if (running < parallel) {
      running++
      return undefined
    }
    if (queue.length >= waiting) throw new TooBusy()
    return new Promise<void>(resolve => queue.push(resolve))
  }
  // The place is handed on rather than given back, so that no newcomer slips in between.
  const leave = () => {
    const next = queue.shift()
    if (next) next()
    else running--
  }

  return async work => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
