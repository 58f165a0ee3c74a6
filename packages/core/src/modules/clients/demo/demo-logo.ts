import { crc32, deflateSync } from 'node:zlib'

const SIDE = 96

type Shape = (x: number, y: number) => boolean

/** What is white on the coloured ground; both coordinates go from -1 to 1. */
export const SHAPES = {
  ring: (x, y) => Math.abs(Math.hypot(x, y) - 0.45) < 0.14,
  bars: (x, y) => y < 0.6 && y > -0.6 && Math.abs(((x + 1.3) % 0.45) - 0.22) < 0.12 && y > -0.5 + Math.abs(x),
  page: (x, y) =>
    Math.abs(x) < 0.42 &&
    Math.abs(y) < 0.58 &&
    !(Math.abs(x) < 0.26 && ((y + 2) * 4) % 1 < 0.4 && Math.abs(y) < 0.4),
  people: (x, y) => Math.hypot(x, y + 0.3) < 0.25 || (y > 0.05 && Math.hypot(x, y - 0.6) < 0.52 && y < 0.6),
  box: (x, y) => Math.abs(x) + Math.abs(y) < 0.66 && Math.abs(x - y) > 0.08,
  cross: (x, y) => (Math.abs(x) < 0.2 && Math.abs(y) < 0.6) || (Math.abs(y) < 0.2 && Math.abs(x) < 0.6),
} as const satisfies Record<string, Shape>

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A plain mark in two colours, as a PNG (palette of two, one byte a pixel). */
export function drawLogo(color: string, shape: keyof typeof SHAPES): Buffer {
  const rows = Buffer.alloc((SIDE + 1) * SIDE)
  const at = (pixel: number): number => (pixel / (SIDE - 1)) * 2 - 1
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (SHAPES[shape](at(x), at(y))) rows[y * (SIDE + 1) + 1 + x] = 1
  const header = Buffer.alloc(13)
  header.writeUInt32BE(SIDE, 0)
  header.writeUInt32BE(SIDE, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat([Buffer.from(color.slice(1), 'hex'), Buffer.from('ffffff', 'hex')])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
