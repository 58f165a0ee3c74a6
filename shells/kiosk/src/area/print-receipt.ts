import { createHash } from 'node:crypto'
import { ShellError } from '@tamga/shell-contract'
import type { Receipt, ReceiptLine } from '../drivers/escpos.ts'
import type { PrintQueue } from '../offline/print-queue.ts'

/** What printing needs of the work area. */
export type ReceiptSource = {
  readonly origin: string
  /** The content of an address of the pinned origin, read with the session of the page. */
  read(url: string): Promise<string>
  /** Has the person look at the printer, and say. */
  askAboutPaper(lines: readonly string[]): Promise<boolean>
}

type Order = { readonly url: string; readonly copies?: number }

/**
 * The address names the receipt: the same one again prints nothing. A small receipt is the address itself (`data:`). One of which nobody
 * knows whether it came out is asked about when it is wanted again.
 */
export async function printReceipt(
  source: ReceiptSource,
  prints: PrintQueue,
  { url, copies = 1 }: Order,
): Promise<null> {
  const { protocol, origin } = new URL(url)
  if (protocol !== 'data:' && origin !== source.origin) throw new ShellError('not_allowed')
  const receipt = readReceipt(protocol === 'data:' ? await readInline(url) : await source.read(url))
  const name = createHash('sha256').update(url).digest('base64url')
  for (let copy = 1; copy <= copies; copy++) {
    const id = copy === 1 ? name : `${name}.${copy}`
    try {
      if (prints.isHeld(id)) await prints.resolve(id, await source.askAboutPaper(receipt.lines.map(textOf)))
      else await prints.print(id, receipt)
    } catch (error) {
      throw error instanceof ShellError ? error : new ShellError('device_error', (error as Error).message)
    }
  }
  return null
}

const readInline = async (url: string): Promise<string> => (await fetch(url)).text()
const textOf = ({ text }: ReceiptLine): string => text

const MOST_LINES = 500
const MOST_QR = 2000

/** What is no receipt is plain text. */
export function readReceipt(text: string): Receipt {
  const plain = { lines: text.split('\n', MOST_LINES).map(line => ({ text: line })) }
  try {
    const { lines, qr } = JSON.parse(text) as Receipt
    if (!Array.isArray(lines) || lines.length > MOST_LINES) return plain
    if (!lines.every(line => typeof line?.text === 'string')) return plain
    return { lines, ...(typeof qr === 'string' && qr.length <= MOST_QR && { qr }) }
  } catch {
    return plain
  }
}
