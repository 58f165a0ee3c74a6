import { useEffect, useState } from 'react'

/** Whole seconds left of `seconds`, and a call at zero. */
export function useCountdown(seconds: number, onEnd?: () => void): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => setLeft(seconds), [seconds])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => {
      setLeft(left - 1)
      if (left === 1) onEnd?.()
    }, 1000)
    return () => clearTimeout(timer)
  }, [left, onEnd])
  return left
}
