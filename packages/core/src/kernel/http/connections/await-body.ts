import type { FastifyRequest } from 'fastify'

/** Counts the request as a transfer, not as work, until its body has arrived. */
export function awaitBody(request: FastifyRequest): void {
  const { raw, work } = request
  if (raw.complete || !READ_FIRST.has(request.method) || !hasBody(raw.headers)) return
  const end = request.server.transfers.awaitBody(raw)
  work?.pause()
  raw.once('end', () => work?.resume())
  // An aborted body closes without an end.
  raw.once('end', end).once('close', end)
}

// The body of any other method is never read, so nothing waits for it.
const READ_FIRST = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

const hasBody = (headers: FastifyRequest['raw']['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
