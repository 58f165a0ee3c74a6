import { useEffect, useRef, useState } from 'react'
import { countAgain, readEndings, type Session, type SessionCause } from '../../../data/sessions.ts'

type Ended = { readonly session: Session; readonly place: number; readonly cause: SessionCause }

/** Long enough to be seen by somebody who looks elsewhere on the page. */
const LINGER = 8000

export type ListedSessions = {
  rows: Session[] | undefined
  /** Of the rows, those that are over. */
  endings: ReadonlyMap<string, SessionCause>
}

/**
 * A session that somebody else ended does not just vanish under the reader's eyes: its row fades where it was, with how it
 * ended, and goes after a moment. One that only moved to another page is not among the ended.
 */
export function useEndedElsewhere(items: Session[] | undefined, list: string): ListedSessions {
  const [ended, setEnded] = useState<readonly Ended[]>([])
  const seen = useRef<{ list: string; items: Session[] }>(undefined)
  useEffect(() => {
    if (!items) return
    const before = seen.current
    seen.current = { list, items }
    if (before?.list !== list) return setEnded([])
    const gone = before.items.flatMap((session, place) => (isIn(items, session) ? [] : [{ session, place }]))
    if (gone.length > 0)
      void readEndings(gone.map(({ session }) => session.id)).then(causes => {
        const batch = gone.flatMap(one => {
          const cause = causes.get(one.session.id)
          return cause ? [{ ...one, cause }] : []
        })
        if (batch.length === 0) return
        void countAgain()
        setEnded(others => [...others, ...batch])
        setTimeout(() => setEnded(all => all.filter(one => !batch.includes(one))), LINGER)
      })
  }, [items, list])
  const shown = ended.filter(({ session }) => items && !isIn(items, session))
  return {
    rows: items && withEnded(items, shown),
    endings: new Map(shown.map(({ session, cause }) => [session.id, cause])),
  }
}

const isIn = (items: readonly Session[], { id }: Session): boolean => items.some(item => item.id === id)

function withEnded(items: readonly Session[], ended: readonly Ended[]): Session[] {
  const rows = [...items]
  for (const { session, place } of ended) rows.splice(place, 0, session)
  return rows
}
