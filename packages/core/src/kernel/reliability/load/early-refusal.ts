export type EarlyRefusal = {
  /** Whether a request that has just arrived is refused before anything is done for it. Counts it either way. */
  decide: () => boolean
  /** Ends a period. Both are counts since the start: of those who got a place, and of those who waited for one in vain. */
  sample: (counts: { readonly admitted: number; readonly late: number }) => void
  refused: () => number
}

/** So many are let as far as the queue for each that gets a place: enough to keep every place taken, and to notice when the crowd goes. */
const PER_PLACE = 1.5
/** One long computation lets some wait in vain, too; after so many periods in a row it is a crowd. */
const PERIODS = 2

/**
 * While many wait in vain, most of those who arrive would wait in vain as well. To let them through to the queue takes more time than to refuse them, and
 * that time is missing for those who are served. So a share of them is refused at once (client-side throttling of Google's SRE book,
 * turned towards callers): what arrived in the last period beyond what could be served. It ends with the first period in which nobody waits in vain.
 */
export function createEarlyRefusal(random: () => number): EarlyRefusal {
  let [arrived, refused, share, crowded] = [0, 0, 0, 0]
  let before = { admitted: 0, late: 0 }
  return {
    decide() {
      arrived += 1
      if (share === 0 || random() >= share) return false
      refused += 1
      return true
    },
    sample(counts) {
      crowded = counts.late > before.late ? crowded + 1 : 0
      const served = Math.max(1, counts.admitted - before.admitted)
      share = crowded >= PERIODS ? Math.max(0, 1 - (PER_PLACE * served) / arrived) : 0
      before = counts
      arrived = 0
    },
    refused: () => refused,
  }
}
