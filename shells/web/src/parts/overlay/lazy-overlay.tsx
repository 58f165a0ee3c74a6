import { type ReactNode, Suspense, useState } from 'react'
import { useReturnFocus } from './use-return-focus.ts'

/**
 * Draws a dialog from the first time it is opened; until then neither it nor its code is there. What has the focus before
 * the loading begins is what gets it back.
 */
export function LazyOverlay({ opened, children }: { opened: boolean; children: ReactNode }) {
  const [isWanted, setWanted] = useState(opened)
  if (opened && !isWanted) setWanted(true)
  useReturnFocus(opened)
  return isWanted && <Suspense>{children}</Suspense>
}
