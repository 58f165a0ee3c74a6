import type { FastifyRequest } from 'fastify'

/** What fits into an address afterwards. */
const LIMIT = 12_000

/** The body of a form as it was sent; undefined when it is none, or too big. */
export async function readForm(request: FastifyRequest): Promise<string | undefined> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.raw) {
    size += chunk.length
    if (size > LIMIT) return undefined
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('latin1')
  // Only what a form may contain: nothing of it ends the header that it goes into.
  return /^[\x21-\x7e]*$/.test(text) ? text : undefined
}
