import { useEffect } from 'react'
import { totalOf } from '../../../data/till/cart.ts'
import { lineTotal, toText } from '../../../data/till/decimal.ts'
import type { CartLine } from '../../../data/till/till-types.ts'
import { tellHost } from '../../../platform/core-shell.ts'

export const DISPLAY = 'tamga-till-display'

export type Shown = {
  readonly lines: readonly { readonly name: string; readonly quantity: string; readonly total: string }[]
  readonly total: string
}

/** Tells the window that the customer looks at what is in the cart, and the display of a host; a window that opens later asks for it. */
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
    const last = shown.lines.at(-1)
    const told = last ? [`${last.name} × ${last.quantity}`, `${shown.total} ₮`] : ['0 ₮']
    tellHost('device.display', { lines: told.map(text => text.slice(0, 40)) })
    channel.onmessage = ({ data }) => data === 'asked' && channel.postMessage(shown)
    return () => channel.close()
  }, [lines])
}
