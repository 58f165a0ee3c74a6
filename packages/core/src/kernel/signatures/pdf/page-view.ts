import { inherited, pagesOf } from './document-structure.ts'
import { type PdfFile, resolve } from './pdf-file.ts'
import { isArray } from './pdf-value.ts'

/** Left, bottom, right and top in points. */
export type Sides = readonly [left: number, bottom: number, right: number, top: number]

/** By how many degrees a page is turned clockwise when it is shown. */
export type Rotation = 0 | 90 | 180 | 270

/** What of a page is seen (ISO 32000-1 §14.11.2), in its own coordinates, which are those before it is turned (§7.7.3.3). */
export type PageView = { readonly sides: Sides; readonly rotation: Rotation }

const A4: Sides = [0, 0, 595, 842]

/** A page counted from 1; undefined where there is none. */
export function pageViewOf(file: PdfFile, number: number): PageView | undefined {
  const page = pagesOf(file)[number - 1]
  if (!page) return undefined
  const sidesOf = (key: string) => sidesIn(file, inherited(file, page.dictionary, key))
  const whole = sidesOf('MediaBox') ?? A4
  const cropped = sidesOf('CropBox')
  const turned = Number(inherited(file, page.dictionary, 'Rotate'))
  return { sides: (cropped && common(whole, cropped)) ?? whole, rotation: rotationOf(turned) }
}

const rotationOf = (degrees: number): Rotation =>
  ([0, 90, 180, 270] as const).find(one => one === ((degrees % 360) + 360) % 360) ?? 0

/** Any two opposite corners make a box (§7.9.5). */
function sidesIn(file: PdfFile, value: ReturnType<typeof resolve>): Sides | undefined {
  const given = isArray(value) ? value.map(one => Number(resolve(file, one))) : []
  if (given.length !== 4 || !given.every(Number.isFinite)) return undefined
  const [a, b, c, d] = given as [number, number, number, number]
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)]
}

function common([a, b, c, d]: Sides, [e, f, g, h]: Sides): Sides | undefined {
  const both: Sides = [Math.max(a, e), Math.max(b, f), Math.min(c, g), Math.min(d, h)]
  return both[0] < both[2] && both[1] < both[3] ? both : undefined
}

/** Width and height of a box as whoever looks at the page sees it. */
export function seenSize(
  [left, bottom, right, top]: Sides,
  rotation: Rotation,
): { width: number; height: number } {
  const [width, height] = [right - left, top - bottom]
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** A box that is given as it is seen, from the lower left corner of the page as it is shown, in the page's own coordinates. */
export function boxFromSeen({ sides, rotation }: PageView, [x1, y1, x2, y2]: Sides): Sides {
  const [left, bottom, right, top] = sides
  if (rotation === 90) return [right - y2, bottom + x1, right - y1, bottom + x2]
  if (rotation === 180) return [right - x2, top - y2, right - x1, top - y1]
  if (rotation === 270) return [left + y1, top - x2, left + y2, top - x1]
  return [left + x1, bottom + y1, left + x2, bottom + y2]
}
