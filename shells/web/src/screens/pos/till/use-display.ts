import { useEffect } from 'react'
import { totalOf } from '../../../data/till/cart.ts'
import { lineTotal, toText } from '../../../data/till/decimal.ts'
import type { CartLine } from '../../../data/till/till-types.ts'

export const DISPLAY = 'tamga-till-display'

export type Shown = {
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly total: string }[]
  readonly total: string
}

/** Tells the window that the customer looks at what is in the cart; a window that opens later asks for it. */
export function useDisplay(lines: readonly CartLine[]): void {
  useEffect(() => {
    const channel = new BroadcastChannel(DISPLAY)
    const shown: Shown = {
      lines: lines.map(line => ({
        name: line.name,
        quantity: line.quantity,
        total: toText(lineTotal(line)),
      })),
      total: toText(totalOf(lines)),
    }
    channel.postMessage(shown)
    channel.onmessage = ({ data }) => data === 'asked' && channel.postMessage(shown)
    return () => channel.close()
  }, [lines])
}
