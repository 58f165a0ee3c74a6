import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { OutboundError } from './outbound-error.ts'

type Limits = {
  maxBytes: number
  origin: string
  onChunk?: ((chunk: Buffer) => void) | undefined
}

/** Reads to the end or to the limit, whichever comes first; past the limit the connection is given up. */
export async function readBody(body: Readable, declared: unknown, limits: Limits): Promise<Buffer> {
  const { maxBytes, origin, onChunk } = limits
  const chunks: Buffer[] = []
  let size = 0
  const tooLarge = () => {
    body.on('error', () => {}).destroy()
    return new OutboundError('too_large', { origin })
  }
  if (Number(declared) > maxBytes) throw tooLarge()
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge()
    chunks.push(chunk)
    onChunk?.(chunk)
  }
  return Buffer.concat(chunks, size)
}

const DECODERS: Record<string, (input: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/** Decodes one content coding; the decoded size is bounded too, so a bomb ends at the limit. */
export async function decodeBody(body: Buffer, encoding: unknown, limits: Limits): Promise<Buffer> {
  const decode = typeof encoding === 'string' ? DECODERS[encoding.trim().toLowerCase()] : undefined
  if (!decode || body.length === 0) return body
  try {
    return await decode(body, { maxOutputLength: limits.maxBytes })
  } catch (error) {
    const { code } = error as { code?: string }
    const reason = code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'connect_failed'
    throw new OutboundError(reason, { origin: limits.origin, code })
  }
}
