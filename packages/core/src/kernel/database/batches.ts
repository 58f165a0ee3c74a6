// Batches in flight at once; further inputs wait for the next batch.
const AT_ONCE = 2

type Waiter<I, O> = { input: I; resolve(output: O): void; reject(error: unknown): void }

/**
 * Collects inputs that arrive together into one batch, since under load the round trip costs more than the work. The results
 * are in the order of the inputs.
 */
export function createBatcher<I, O>(
  carryOut: (inputs: I[]) => Promise<O[]>,
  atOnce = AT_ONCE,
): (input: I) => Promise<O> {
  let waiting: Waiter<I, O>[] = []
  let underWay = 0
  let isDue = false

  function schedule(): void {
    if (isDue || underWay >= atOnce) return
    isDue = true
    // After all that this turn of the event loop brought in.
    setImmediate(() => void flush())
  }

  async function flush(): Promise<void> {
    isDue = false
    const batch = waiting
    waiting = []
    underWay++
    try {
      const outputs = await carryOut(batch.map(({ input }) => input))
      for (const [place, { resolve }] of batch.entries()) resolve(outputs[place]!)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      underWay--
      if (waiting.length > 0) schedule()
    }
  }

  return input =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      schedule()
    })
}
