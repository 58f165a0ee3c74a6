export type Size = { readonly width: number; readonly height: number }

const tag = (body: Buffer, at: number): string => body.toString('latin1', at, at + 4)

/** The size that a picture says it has, before anything of it is unpacked; null for what is no single picture. */
export function pictureSize(body: Buffer): Size | null {
  try {
    if (tag(body, 12) === 'IHDR') return { width: body.readUInt32BE(16), height: body.readUInt32BE(20) }
    if (tag(body, 0) === 'RIFF') return webpSize(body)
    return jpegSize(body)
  } catch (error) {
    // A length that points behind the end.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Frames begin with SOF0–SOF15, without the markers of tables in between (ITU-T T.81, table B.1). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(body: Buffer): Size | null {
  let size: Size | null = null
  for (let at = 2; body.readUInt8(at) === 0xff; ) {
    const marker = body.readUInt8(at + 1)
    if (marker === 0xda) return size
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (isFrame(marker)) {
      if (size) return null
      size = { height: body.readUInt16BE(at + 5), width: body.readUInt16BE(at + 7) }
    }
    at += 2 + body.readUInt16BE(at + 2)
  }
  return null
}

/** The largest of canvas and pictures; an animation is no logo. */
function webpSize(body: Buffer): Size | null {
  let [width, height] = [0, 0]
  for (let at = 12; at + 8 <= body.length; ) {
    const kind = tag(body, at)
    if (kind === 'ANIM' || kind === 'ANMF') return null
    const found = webpChunkSize(kind, body, at + 8)
    width = Math.max(width, found?.width ?? 0)
    height = Math.max(height, found?.height ?? 0)
    const length = body.readUInt32LE(at + 4)
    at += 8 + length + (length % 2)
  }
  return width > 0 ? { width, height } : null
}

function webpChunkSize(kind: string, body: Buffer, at: number): Size | null {
  if (kind === 'VP8X')
    return { width: body.readUIntLE(at + 4, 3) + 1, height: body.readUIntLE(at + 7, 3) + 1 }
  if (kind === 'VP8 ')
    return { width: body.readUInt16LE(at + 6) & 0x3fff, height: body.readUInt16LE(at + 8) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = body.readUInt32LE(at + 1)
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
}
