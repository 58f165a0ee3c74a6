import { type ReactNode, useEffect, useState } from 'react'

/** Shows its content only when the wait is long enough to notice: a hint that flashes is worse than none. */
export function Delayed({ ms = 200, children }: { ms?: number; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isShown ? children : null
}
