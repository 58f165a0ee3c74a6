import { useState } from 'react'
import { type Decision, decideItem, type QueueItem } from '../../../data/review/items.ts'

type Made = { decision: Decision; comment: string }

/** The pile that is worked off: where one is, and what was decided so far. */
export function useDesk(items: readonly QueueItem[], onEnd: () => void) {
  const [at, setAt] = useState(0)
  const [made, setMade] = useState<Record<string, Made>>({})
  const [pending, setPending] = useState<Decision | null>(null)
  const [error, setError] = useState<Error | null>(null)
  const item = items[at]!
  const go = (next: number) => {
    if (next < 0 || next >= items.length) return
    setAt(next)
    setError(null)
  }
  const decide = async (decision: Decision, comment: string) => {
    if (pending) return
    setPending(decision)
    setError(null)
    try {
      await decideItem(item.id, decision, comment)
      const decided = { ...made, [item.id]: { decision, comment } }
      setMade(decided)
      const next = nextOpen(items, decided, at)
      if (next === null) onEnd()
      else setAt(next)
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setPending(null)
    }
  }
  return { at, item, made, pending, error, setError, go, decide }
}

/** The next one that waits, from here on and then from the top. */
function nextOpen(items: readonly QueueItem[], made: Record<string, Made>, at: number): number | null {
  const order = items.map((_, index) => (at + 1 + index) % items.length)
  return order.find(index => !made[items[index]!.id]) ?? null
}

export type DeskState = ReturnType<typeof useDesk>
