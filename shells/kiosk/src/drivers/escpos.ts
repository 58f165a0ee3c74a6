import { CODE_PAGE, codeOf } from './code-page.ts'
import { GLYPH_WIDTH, OWN_GLYPHS } from './glyphs.ts'

export type ReceiptLine = {
  readonly text: string
  readonly align?: 'left' | 'center' | 'right'
  readonly bold?: boolean
  readonly double?: boolean
}

/** What a page wants on paper; the host knows nothing else about a sale. */
export type Receipt = { readonly lines: readonly ReceiptLine[]; readonly qr?: string | undefined }

const ESC = 0x1b
const GS = 0x1d
const ALIGN = { left: 0, center: 1, right: 2 } as const

const DEFINE_GLYPHS = [...OWN_GLYPHS.values()].flatMap(({ code, bytes }) => [
  ...[ESC, 0x26, 3, code, code, GLYPH_WIDTH],
  ...bytes,
])

/** Letters of the code page as they are; our own ones are switched to and back, one by one. */
export function encodeText(text: string): number[] {
  return Array.from(text.normalize('NFC')).flatMap(letter => {
    const own = OWN_GLYPHS.get(letter)
    if (own) return [ESC, 0x25, 1, own.code, ESC, 0x25, 0]
    return [codeOf(letter) ?? 0x3f]
  })
}

function encodeLine({ text, align = 'left', bold = false, double = false }: ReceiptLine): number[] {
  return [
    ...[ESC, 0x61, ALIGN[align]],
    ...[ESC, 0x45, Number(bold)],
    ...[GS, 0x21, double ? 0x11 : 0],
    ...encodeText(text),
    0x0a,
  ]
}

/** QR model 2, level M, by the printer itself: GS ( k. */
function encodeQr(text: string): number[] {
  const data = [...new TextEncoder().encode(text)]
  const length = data.length + 3
  const command = (...rest: number[]) => [GS, 0x28, 0x6b, rest.length % 256, rest.length >> 8, ...rest]
  return [
    ...[ESC, 0x61, 1],
    ...command(0x31, 0x41, 0x32, 0),
    ...command(0x31, 0x43, 6),
    ...command(0x31, 0x45, 0x31),
    ...[GS, 0x28, 0x6b, length % 256, length >> 8, 0x31, 0x50, 0x30, ...data],
    ...command(0x31, 0x51, 0x30),
    0x0a,
  ]
}

const CUT = [GS, 0x56, 0x42, 3]

export function encodeReceipt({ lines, qr }: Receipt): Uint8Array {
  return Uint8Array.from([
    ...[ESC, 0x40, ESC, 0x74, CODE_PAGE],
    ...DEFINE_GLYPHS,
    ...lines.flatMap(encodeLine),
    ...(qr === undefined ? [] : encodeQr(qr)),
    ...CUT,
  ])
}

/** The printer answers with the number when everything before it is on paper: GS ( H, function 48. */
export const askWhenPrinted = (id: string): number[] => [GS, 0x28, 0x48, 6, 0, 0x30, 0x30, ...Buffer.from(id)]

/** The answer to that: 37h 22h, four digits, zero. */
export const isPrintedAnswer = (bytes: Buffer, id: string): boolean =>
  bytes.includes(Buffer.from([0x37, 0x22, ...Buffer.from(id), 0]))

export const OPEN_DRAWER = Uint8Array.from([ESC, 0x70, 0, 25, 250])

export const encodeDisplay = (lines: readonly string[]): Uint8Array =>
  Uint8Array.from([
    ESC,
    0x40,
    ESC,
    0x74,
    CODE_PAGE,
    0x0c,
    ...lines.flatMap(line => [...encodeText(line), 0x0d, 0x0a]),
  ])
