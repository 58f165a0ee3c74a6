// Batches in flight at once; further inputs wait for the next batch.
const AT_ONCE = 2
/** More of them wait for something that several at once would not hasten. */
const MOST_LATE = 3

type Waiter<I, O> = { input: I; resolve(output: O): void; reject(error: unknown): void }

export type BatchLimits = {
  readonly atOnce?: number
  /** A batch that takes longer no longer counts as in flight, so that what arrived behind it can go. */
  readonly lateMs?: number
}

function createPlaces({ atOnce = AT_ONCE, lateMs }: BatchLimits, onLate: () => void) {
  let underWay = 0
  let late = 0
  return {
    isFree: () => underWay < atOnce && underWay + late < atOnce + MOST_LATE,
    /** Answers with what gives the place back. */
    take(): () => void {
      let isLate = false
      const noteLate = () => {
        isLate = true
        late++
        underWay--
        onLate()
      }
      underWay++
      const timer = lateMs === undefined ? undefined : setTimeout(noteLate, lateMs)
      return () => {
        clearTimeout(timer)
        if (isLate) late--
        else underWay--
      }
    },
  }
}

/**
 * Collects inputs that arrive together into one batch, since under load the round trip costs more than the work. The results
 * are in the order of the inputs.
 */
export function createBatcher<I, O>(
  carryOut: (inputs: I[]) => Promise<O[]>,
  limits: BatchLimits = {},
): (input: I) => Promise<O> {
  const places = createPlaces(limits, () => {
    if (waiting.length > 0) schedule()
  })
  let waiting: Waiter<I, O>[] = []
  let isDue = false

  function schedule(): void {
    if (isDue || !places.isFree()) return
    isDue = true
    // After all that this turn of the event loop brought in.
    setImmediate(() => void flush())
  }

  async function flush(): Promise<void> {
    isDue = false
    const batch = waiting
    waiting = []
    const leave = places.take()
    try {
      const outputs = await carryOut(batch.map(({ input }) => input))
      for (const [place, { resolve }] of batch.entries()) resolve(outputs[place]!)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      leave()
      if (waiting.length > 0) schedule()
    }
  }

  return input =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      schedule()
    })
}
