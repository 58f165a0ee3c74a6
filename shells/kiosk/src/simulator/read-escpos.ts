import { letterOf } from '../drivers/code-page.ts'
import { OWN_GLYPHS } from '../drivers/glyphs.ts'

export type PaperLine = {
  readonly text: string
  readonly align: 'left' | 'center' | 'right'
  readonly isBold: boolean
  readonly isDouble: boolean
}
/** A cut piece of paper. */
export type Paper = { readonly lines: PaperLine[]; qr: string | null }

export type PrinterEvents = {
  onPaper(paper: Paper): void
  onDrawer(): void
  /** Everything before it is on paper. */
  onAsked(id: string): void
}

const OWN_LETTERS = new Map([...OWN_GLYPHS].map(([letter, { code }]) => [code, letter]))
const ALIGN = ['left', 'center', 'right'] as const

/** A printer that draws nothing: reads the commands that our drivers send, as they come, and tells what would be on paper. */
export function createReader({ onPaper, onDrawer, onAsked }: PrinterEvents): (bytes: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let paper: Paper = { lines: [], qr: null }
  let text = ''
  let qr = ''
  let isOwn = false
  let style: Omit<PaperLine, 'text'> = { align: 'left', isBold: false, isDouble: false }

  function endLine(): void {
    if (text !== '') paper.lines.push({ text, ...style })
    text = ''
  }

  function takeExtended(bytes: Buffer): void {
    const [kind, method] = [bytes[2], bytes[6]]
    const content = bytes.subarray(8)
    if (kind === 0x48) onAsked(bytes.subarray(7).toString())
    else if (method === 0x50) qr = content.toString()
    else if (method === 0x51) paper.qr = qr
  }

  function take(command: Buffer): void {
    const [first, second, value = 0] = command
    if (first === 0x1b && second === 0x40) style = { align: 'left', isBold: false, isDouble: false }
    else if (first === 0x1b && second === 0x61) style = { ...style, align: ALIGN[value]! }
    else if (first === 0x1b && second === 0x45) style = { ...style, isBold: value === 1 }
    else if (first === 0x1d && second === 0x21) style = { ...style, isDouble: value !== 0 }
    else if (first === 0x1b && second === 0x25) isOwn = value === 1
    else if (first === 0x1b && second === 0x70) onDrawer()
    else if (first === 0x1d && second === 0x28) takeExtended(command)
    else if (first === 0x1d && second === 0x56) {
      endLine()
      onPaper(paper)
      paper = { lines: [], qr: null }
    } else if (first === 0x0a) endLine()
    else if (first !== undefined && first >= 0x20)
      text += (isOwn && OWN_LETTERS.get(first)) || letterOf(first)
  }

  return bytes => {
    rest = Buffer.concat([rest, bytes])
    for (let length = lengthOf(rest); length > 0 && length <= rest.length; length = lengthOf(rest)) {
      take(rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  }
}

const LENGTHS: Readonly<Record<string, number>> = {
  ...{ '1b40': 2, '1b74': 3, '1b61': 3, '1b45': 3, '1b25': 3, '1d21': 3, '1b70': 5, '1d56': 4 },
}

/** How long the command at the beginning is; 0 while that cannot be told. */
function lengthOf(bytes: Buffer): number {
  if (bytes.length === 0) return 0
  if (bytes[0] !== 0x1b && bytes[0] !== 0x1d) return 1
  if (bytes.length < 5) return bytes.length >= 2 ? (LENGTHS[bytes.toString('hex', 0, 2)] ?? 0) : 0
  if (bytes[0] === 0x1d && bytes[1] === 0x28) return 5 + bytes.readUInt16LE(3)
  if (bytes[0] === 0x1b && bytes[1] === 0x26) return bytes.length < 6 ? 0 : 6 + bytes[2]! * bytes[5]!
  return LENGTHS[bytes.toString('hex', 0, 2)] ?? 1
}
