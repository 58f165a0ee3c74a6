export type LatencyGradient = {
  /** A request was answered after so many milliseconds of work. */
  note: (ms: number) => void
  /** What the limit should be multiplied with: 1, or less while answers take longer than they used to. Begins a new period. */
  read: () => number
}

/** Fewer answers say nothing. */
const ENOUGH = 20
/** How much longer than usual an answer may take before it counts as waiting for others. */
const TOLERANCE = 2
/** Of the usual time, so much is what was seen last: about two minutes of periods of 250 ms. */
const LEARNING = 1 / 250
const LEAST = 0.5

/**
 * How long an answer takes now, against how long it usually takes (Netflix, concurrency-limits, Gradient2). More requests at once than a
 * process, its database and its neighbours can work on only make each of them slower: by Little's law the excess is waiting.
 */
export function createLatencyGradient(): LatencyGradient {
  let [count, sum, usual] = [0, 0, 0]
  return {
    note(ms) {
      count += 1
      sum += ms
    },
    read() {
      if (count < ENOUGH) return 1
      const recent = Math.max(0.01, sum / count)
      count = sum = 0
      usual = usual === 0 ? recent : usual + (recent - usual) * LEARNING
      // After a long slow time the usual one would take minutes to come down.
      if (usual > recent * TOLERANCE) usual *= 0.95
      return Math.max(LEAST, Math.min(1, (TOLERANCE * usual) / recent))
    },
  }
}
