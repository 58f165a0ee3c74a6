/** 12 columns of 24 dots, three bytes each, from the left: the form of ESC &. */
type Dot = (x: number, y: number) => boolean

const WIDTH = 12

function draw(isBlack: Dot): number[] {
  const bytes: number[] = []
  for (let x = 0; x < WIDTH; x++)
    for (let part = 0; part < 3; part++) {
      let byte = 0
      for (let bit = 0; bit < 8; bit++) if (isBlack(x, part * 8 + bit)) byte |= 128 >> bit
      bytes.push(byte)
    }
  return bytes
}

/** An oval between two heights, with a bar through its middle. */
const barredOval =
  (top: number): Dot =>
  (x, y) => {
    const [middle, height, width] = [(top + 20) / 2, (20 - top) / 2, 4.5]
    const far = ((x - 5) / width) ** 2 + ((y - middle) / height) ** 2
    const isRing = far <= 1.15 && far >= 0.45
    return isRing || (Math.abs(y - middle) < 1 && x > 1 && x < 10)
  }

/** A straight Y, which goes below the line where it is small. */
const straightY =
  (top: number, bottom: number): Dot =>
  (x, y) => {
    const middle = (top + bottom) / 2
    if (y < top || y > bottom) return false
    if (y >= middle) return Math.abs(x - 5) < 1.2
    const reach = ((middle - y) / (middle - top)) * 4
    return Math.abs(Math.abs(x - 5) - reach) < 1.2
  }

/** The sign of the tögrög: a T with two slanted bars. */
const togrog: Dot = (x, y) => {
  if (y < 2 || y > 20) return false
  const isBar = (at: number) => Math.abs(y - (at - (x - 5) / 2)) < 0.8 && x > 1 && x < 10
  return y < 4 || Math.abs(x - 5) < 1.2 || isBar(9) || isBar(12)
}

/** Letters that no code page of printers has; each takes the place of a sign that receipts do without. */
export const OWN_GLYPHS: ReadonlyMap<string, { code: number; bytes: readonly number[] }> = new Map([
  ['Ө', { code: 0x5b, bytes: draw(barredOval(3)) }],
  ['ө', { code: 0x5c, bytes: draw(barredOval(9)) }],
  ['Ү', { code: 0x5d, bytes: draw(straightY(3, 20)) }],
  ['ү', { code: 0x5e, bytes: draw(straightY(9, 23)) }],
  ['₮', { code: 0x5f, bytes: draw(togrog) }],
])

export const GLYPH_WIDTH = WIDTH
