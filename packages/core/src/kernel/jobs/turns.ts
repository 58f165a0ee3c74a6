export type Turns = {
  inTurn(work: () => Promise<void>): Promise<void>
  /** Resolves when what has its turn now, and what waited for one, is done. */
  idle(): Promise<unknown>
}

/** One piece of work after the other. */
export function createTurns(): Turns {
  let turn: Promise<unknown> = Promise.resolve()
  return {
    inTurn(work) {
      const mine = turn.then(work)
      turn = mine.catch(() => {})
      return mine
    },
    idle: () => turn,
  }
}

/** However many ask before its turn comes, work on one thing is done once for all of them. */
export function joinTurns<T>({ inTurn }: Turns, work: (thing: T) => Promise<void>) {
  const waiting = new Map<T, Promise<void>>()
  return (thing: T): Promise<void> => {
    const begin = (): Promise<void> => {
      waiting.delete(thing)
      return work(thing)
    }
    const done = waiting.get(thing) ?? inTurn(begin)
    waiting.set(thing, done)
    return done
  }
}
