import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { requestIdOf } from '../request/info.ts'

const STATUS: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

const LINGER_MS = 1000

/** What Node refuses before there is a request: a header that is too big, a request that takes too long, plain noise. */
export const answerClientError =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET') socket.destroy()
    else refuseConnection(socket, headers, STATUS[error.code ?? ''] ?? 400)
  }

/** RFC 9110 §10.1.1: only `100-continue` is known, and that never gets here. */
export const answerExpectation =
  (headers: Readonly<Record<string, string>>) =>
  ({ headers: asked }: IncomingMessage, response: ServerResponse): void => {
    const problem = { type: 'about:blank', title: STATUS_CODES[417], status: 417 }
    response.writeHead(417, {
      ...headers,
      'x-request-id': requestIdOf(asked),
      'content-type': 'application/problem+json',
    })
    response.end(JSON.stringify(problem))
  }

/** Sends the reason and closes the connection, without waiting for the client. */
export function refuseConnection(
  socket: Socket,
  headers: Readonly<Record<string, string>>,
  status: number,
): void {
  if (!socket.writable) return void socket.destroy()
  const title = STATUS_CODES[status] ?? ''
  const body = JSON.stringify({ type: 'about:blank', title, status })
  const head = {
    ...headers,
    'x-request-id': randomUUID(),
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
  socket.destroySoon()
  socket.setTimeout(LINGER_MS, () => socket.destroy())
}
