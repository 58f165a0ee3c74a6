import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const WELL_FORMED_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/

export function requestIdOf(headers: { [name: string]: string | string[] | undefined }): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && WELL_FORMED_ID.test(given) ? given : randomUUID()
}

/**
 * The caller's address. Proxies append to X-Forwarded-For, so only its last entry was written by the nearest hop, the one
 * that the operator trusts; everything before it may be the caller's own invention.
 */
export function clientAddress(
  request: Pick<FastifyRequest, 'headers' | 'socket'>,
  trustProxyHeaders: boolean,
): string | null {
  const forwarded = trustProxyHeaders ? request.headers['x-forwarded-for'] : undefined
  const nearest = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim()
  const address = nearest && isIP(nearest) ? nearest : request.socket.remoteAddress
  return address?.replace(/^::ffff:(?=\d+\.)/, '') ?? null
}

/** Whether the request names one host, or none where HTTP/1.0 allows that. */
export function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count === 1 || (count === 0 && httpVersion === '1.0')
}

/** Whether the browser says that another origin led it here. Programs and old browsers say nothing, and are not judged by it. */
export function isCrossSite({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

export function userAgentOf(request: FastifyRequest): string | null {
  const agent = request.headers['user-agent']
  return agent === undefined ? null : agent.replace(/[^\x20-\x7e]/g, '?').slice(0, 400)
}
