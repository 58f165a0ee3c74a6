import type { FastifyReply, FastifyRequest } from 'fastify'
import { staleVersion } from './problem.ts'
import type { RouteShape } from './route-definition.ts'

/** If-Match says in a header what `version` says in the body; a body that says it itself wins. */
export function takeIfMatch(request: FastifyRequest, shape: RouteShape): void {
  const given = request.headers['if-match']
  const body = request.body as Record<string, unknown> | null
  const properties = (shape.body as { properties?: object } | undefined)?.properties
  if (given === undefined || given === '*' || !properties || !('version' in properties)) return
  if (typeof body !== 'object' || body === null || 'version' in body) return
  const version = /^(?:W\/)?"?([1-9]\d{0,8})"?$/.exec(given.trim())?.[1]
  if (version === undefined) throw staleVersion()
  request.body = { ...body, version: Number(version) }
}

/** RFC 9110 §13.1.2: the caller already has what the handler is about to say. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply): boolean {
  const current = reply.getHeader('etag')
  const known = request.headers['if-none-match']
  if (request.method !== 'GET' || current === undefined || known === undefined) return false
  return known.split(',').some(tag => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === current)
}
