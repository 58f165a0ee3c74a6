export type CallOutcome = 'accepted' | 'failed' | 'refused'

export type WindowSums = {
  /** All calls that were wanted: accepted, failed and refused. */
  readonly requests: number
  readonly accepted: number
  /** Buckets with accepted calls since the last bucket in which one failed. */
  readonly cleanBuckets: number
}

export type SlidingWindow = {
  add: (time: number, outcome: CallOutcome) => void
  sums: (time: number) => WindowSums
}

export type WindowOptions = { readonly buckets: number; readonly bucketMs: number }

/** Counts of the last buckets, kept in a ring: a bucket is emptied when its place comes round again. */
export function createSlidingWindow({ buckets, bucketMs }: WindowOptions): SlidingWindow {
  const counts = {
    accepted: new Uint32Array(buckets),
    failed: new Uint32Array(buckets),
    refused: new Uint32Array(buckets),
  }
  let newest = 0

  function advance(time: number): void {
    const current = Math.floor(time / bucketMs)
    // A clock that was set back goes on counting in the newest bucket.
    const passed = Math.min(buckets, current - newest)
    for (let i = 0; i < passed; i += 1) {
      const place = placeOf(current - i)
      counts.accepted[place] = counts.failed[place] = counts.refused[place] = 0
    }
    newest = Math.max(newest, current)
  }

  const placeOf = (bucket: number): number => ((bucket % buckets) + buckets) % buckets

  return {
    add(time, outcome) {
      advance(time)
      const place = placeOf(newest)
      counts[outcome][place] = counts[outcome][place]! + 1
    },
    sums(time) {
      advance(time)
      let [requests, accepted, cleanBuckets, hasFailed] = [0, 0, 0, false]
      for (let i = 0; i < buckets; i += 1) {
        const place = placeOf(newest - i)
        const [done, failed] = [counts.accepted[place]!, counts.failed[place]!]
        requests += done + failed + counts.refused[place]!
        accepted += done
        hasFailed ||= failed > 0
        if (!hasFailed && done > 0) cleanBuckets += 1
      }
      return { requests, accepted, cleanBuckets }
    },
  }
}
