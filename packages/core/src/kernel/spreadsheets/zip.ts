import { once } from 'node:events'
import { crc32, createDeflateRaw, type DeflateRaw } from 'node:zlib'

/** Each chunk of the content is read to its end before the next one is asked for. */
export type ZipEntry = { readonly name: string; readonly content: AsyncIterable<Buffer> }

type Written = {
  readonly name: Buffer
  readonly at: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

const VERSION = 20
/** Sizes follow the content; names are UTF-8. */
const FLAGS = 0x0808
const DEFLATED = 8
/** 1980-01-01, the first day that the format knows: the same report is the same file. */
const DAY = 0x21
const LARGEST = 0xffff_ffff

/** A zip archive, written while its content comes in (APPNOTE 6.3.3, 4.3). Parts beyond 4 GiB would need its 64-bit form. */
export async function* zipFile(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const written: Written[] = []
  let offset = 0
  const count = (chunk: Buffer) => {
    offset += chunk.length
    return chunk
  }
  for await (const { name, content } of entries) {
    const sums = { crc: 0, size: 0, packed: 0 }
    const at = offset
    const encoded = Buffer.from(name)
    yield count(localHeader(encoded))
    for await (const chunk of deflate(content, sums)) yield count(chunk)
    if (sums.size > LARGEST || offset > LARGEST) throw new Error('the file is too large for the zip format')
    yield count(record('4444', [0x0807_4b50, sums.crc, sums.packed, sums.size]))
    written.push({ name: encoded, at, ...sums })
  }
  const start = offset
  for (const entry of written) yield count(centralHeader(entry))
  yield endOf(written.length, { start, size: offset - start })
}

async function* deflate(
  content: AsyncIterable<Buffer>,
  sums: { crc: number; size: number; packed: number },
): AsyncGenerator<Buffer> {
  // Level 1: 6 costs 30 % more time for 16 % less size.
  const packing = createDeflateRaw({ level: 1, chunkSize: 64 * 1024 })
  const packed: Buffer[] = []
  packing.on('data', (chunk: Buffer) => void packed.push(chunk))
  // Whoever writes is told of it.
  packing.on('error', () => {})
  const take = () => {
    const chunks = packed.splice(0)
    for (const { length } of chunks) sums.packed += length
    return chunks
  }
  try {
    for await (const chunk of content) {
      sums.crc = crc32(chunk, sums.crc)
      sums.size += chunk.length
      await pack(packing, chunk)
      yield* take()
    }
    const ended = once(packing, 'end')
    packing.end()
    await ended
    yield* take()
  } finally {
    packing.destroy()
  }
}

/** Resolves when the chunk was read: its bytes may then be used again. */
const pack = (packing: DeflateRaw, chunk: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    packing.write(chunk, error => (error ? reject(error) : resolve()))
  })

/** Fields of 2 or 4 bytes, little endian, as wide as the layout says. */
function record(layout: string, values: readonly number[]): Buffer {
  const wide = [...layout].map(Number)
  const buffer = Buffer.alloc(wide.reduce((sum, width) => sum + width, 0))
  let at = 0
  values.forEach((value, index) => {
    at = wide[index] === 4 ? buffer.writeUInt32LE(value, at) : buffer.writeUInt16LE(value, at)
  })
  return buffer
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    record('42222244422', [0x0403_4b50, VERSION, FLAGS, DEFLATED, 0, DAY, 0, 0, 0, name.length, 0]),
    name,
  ])

const centralHeader = ({ name, at, crc, packed, size }: Written): Buffer =>
  Buffer.concat([
    record('42222224442222244', [
      ...[0x0201_4b50, VERSION, VERSION, FLAGS, DEFLATED, 0, DAY],
      ...[crc, packed, size, name.length, 0, 0, 0, 0, 0, at],
    ]),
    name,
  ])

const endOf = (entries: number, { start, size }: { start: number; size: number }): Buffer =>
  record('42222442', [0x0605_4b50, 0, 0, entries, entries, size, start, 0])
