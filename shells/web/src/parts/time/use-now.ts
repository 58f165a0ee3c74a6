import { useEffect, useState } from 'react'

const MINUTE = 60_000
const HALF = 30_000

/** Until the texts about a moment change: each second within a minute of it, else twice a minute. */
export function pauseUntilNext(now: Date, moment: Date | null): number {
  const left = moment === null ? -Infinity : moment.getTime() - now.getTime()
  if (Math.abs(left) < MINUTE) return 1000
  return left > 0 ? Math.min(HALF, left - MINUTE + 500) : HALF
}

/** The present moment, renewed as often as a text about `moment` needs. */
export function useNow(moment?: string | Date | null): Date {
  const [now, setNow] = useState(() => new Date())
  const pause = pauseUntilNext(now, moment ? new Date(moment) : null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tick sets the next one
  useEffect(() => {
    const timer = setTimeout(() => setNow(new Date()), pause)
    return () => clearTimeout(timer)
  }, [now, pause])
  return now
}
