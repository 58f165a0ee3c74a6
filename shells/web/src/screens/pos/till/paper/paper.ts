import { hostShell } from '../../../../platform/core-shell.ts'

/** A line on paper, the same on the page and for the printer of a host. */
export type PaperRow = {
  readonly text: string
  readonly value?: string
  readonly isCentred?: boolean
  readonly isStrong?: boolean
  readonly isSmall?: boolean
}

export type Printed = { readonly rows: readonly PaperRow[]; readonly qr?: string | null }

export const hasHostPrinter = (): boolean => hostShell?.capabilities.includes('device.print') ?? false

/** Letters in a line of 80 mm. */
const WIDTH = 42

function linesOf({ text, value, isCentred = false, isStrong = false }: PaperRow) {
  const style = { ...(isCentred && { align: 'center' as const }), ...(isStrong && { bold: true }) }
  if (value === undefined) return [{ text, ...style }]
  const gap = WIDTH - [...text].length - [...value].length
  if (gap >= 1) return [{ text: `${text}${' '.repeat(gap)}${value}`, ...style }]
  return [
    { text, ...style },
    { text: value, ...style, align: 'right' as const },
  ]
}

const base64 = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), byte => String.fromCharCode(byte)).join(''))

/** A small receipt is the address itself: the host prints the same address once. */
export const addressOf = ({ rows, qr }: Printed): string =>
  `data:application/json;base64,${base64(JSON.stringify({ lines: rows.flatMap(linesOf), ...(qr && { qr }) }))}`

/** On the printer of the host, or through the dialog of the browser. */
export async function printPaper(printed: Printed): Promise<void> {
  if (hostShell && hasHostPrinter()) await hostShell.call('device.print', { url: addressOf(printed) })
  else print()
}
