/** A page that is not ours has no business here: so many refused messages a second end it. */
const MOST_REFUSED = 200

/** To be called for each message that was refused. */
export function createRefusals(onFlood: () => void): () => void {
  let since = Date.now()
  let count = 0
  return () => {
    const now = Date.now()
    if (now - since > 1000) {
      since = now
      count = 0
    }
    if (++count === MOST_REFUSED) onFlood()
  }
}
