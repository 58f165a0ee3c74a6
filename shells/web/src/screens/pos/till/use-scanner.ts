import { useEffect, useRef } from 'react'
import { hostShell } from '../../../platform/core-shell.ts'

/** What the scanner of a host reads; one that types like a keyboard needs nothing of it. */
export function useScanner(take: (text: string) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => hostShell?.on('device.scan', ({ text }) => latest.current(text)), [])
}
