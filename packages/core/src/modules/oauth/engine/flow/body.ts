import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

/** The engine takes bodies up to here: one that is longer is refused by it. */
export const LONGEST_BODY = 56 * 1024

/** The body of a request, a little more than the longest of one that is too long; undefined when its connection ended before. */
export function readBody(message: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise(resolve => {
    if (message.destroyed) return resolve(undefined)
    const chunks: Buffer[] = []
    let size = 0
    const finish = () => resolve(Buffer.concat(chunks, size))
    const take = (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= LONGEST_BODY) return
      // The rest goes nowhere, so that the answer is not held up by it.
      message.off('data', take).resume()
      finish()
    }
    // Only the first of them counts; a message closes after it has ended, too.
    const breakOff = () => resolve(undefined)
    message.on('data', take).once('end', finish).once('error', breakOff).once('close', breakOff)
  })
}

/** The engine reads bodies from the stream, which gives each of them once: here it is again. */
export function giveBody(message: IncomingMessage, body: Buffer): void {
  Object.defineProperties(message, { readable: { value: true }, iterator: { value: () => [body] } })
}

/** What fits into an address afterwards. */
const LONGEST_FORM = 12_000

/** The body of a form as it was sent; undefined when it is none, or too big. */
export async function readForm({ headers, raw }: FastifyRequest): Promise<string | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '')) return undefined
  const body = await readBody(raw)
  if (body === undefined || body.length > LONGEST_FORM) return undefined
  const text = body.toString('latin1')
  // Only what a form may contain: nothing of it ends the header that it goes into.
  return /^[\x21-\x7e]*$/.test(text) ? text : undefined
}
