import { crc32, deflateSync } from 'node:zlib'

const WIDTH = 96
const HEIGHT = 120

type Colour = readonly [number, number, number]
type Point = readonly [number, number]

/** A head and shoulders before a plain wall. */
function colourAt(x: number, y: number, coat: Colour): Colour {
  const isIn = ([cx, cy]: Point, [rx, ry]: Point) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
  if (isIn([48, 44], [19, 25])) return y < 32 ? [38, 32, 30] : [222, 184, 150]
  if (isIn([48, 118], [42, 40])) return coat
  return [214, 222, 230]
}

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG, different for each person. */
export function drawPortrait(seed: number): Buffer {
  const coat: Colour = [40 + ((seed * 53) % 120), 60 + ((seed * 97) % 100), 90 + ((seed * 31) % 120)]
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: WIDTH }, (__, x) => colourAt(x, y, coat)).flat()]),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
