import { useEffect, useState } from 'react'
import classes from './eid.module.css'

const RADIUS = 70
const LENGTH = 2 * Math.PI * RADIUS

/** A ring that runs down to a moment, around what is to be looked at. */
export function CountdownRing({
  until,
  seconds,
  children,
}: {
  until: string
  seconds: number
  children: React.ReactNode
}) {
  const left = useSecondsLeft(until)
  const share = Math.max(0, Math.min(1, left / seconds))
  return (
    <div className={classes['ring']}>
      <svg viewBox="0 0 160 160" aria-hidden="true">
        <circle className={classes['track']} cx="80" cy="80" r={RADIUS} />
        <circle
          className={classes['rest']}
          cx="80"
          cy="80"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
          data-short={left <= 15 || undefined}
        />
      </svg>
      <div className={classes['inside']}>{children}</div>
    </div>
  )
}

/** By the clock, not by ticks: a tab in the background ticks late. */
export function useSecondsLeft(until: string): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, (Date.parse(until) - now) / 1000)
}
