import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { setCookie } from '../cookies.ts'
import { isUnchanged } from '../preconditions.ts'
import type { ReplyTools, RouteDefinition, Stream } from '../route-definition.ts'

/** Calls the handler and sends what it answers: a value by the schema of the route, a stream, or nothing. */
export function answerWith({ shape, handler }: RouteDefinition, services: Services) {
  const status = shape.status ?? (shape.reply || shape.produces ? 200 : 204)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const input = { params: request.params, query: request.query, body: request.body }
    reply.code(status)
    const value = await handler(request.ctx as never, input as never, toolsOf(reply, services))
    if (shape.produces) return sendStream(reply, value as Stream, services)
    if (isUnchanged(request, reply)) return reply.code(304).send()
    return value ?? null
  }
}

function toolsOf(reply: FastifyReply, { settings }: Services): ReplyTools {
  return {
    status: code => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
    cookie: (name, value, options) => setCookie(reply, settings.PUBLIC_ORIGIN, { name, value, ...options }),
    wait: (key, work) => reply.server.waits.run(reply, key, work),
  }
}

function sendStream(
  reply: FastifyReply,
  { type, filename, chunks }: Stream,
  { log }: Services,
): FastifyReply {
  // The status was sent already: the client sees the connection closed, the reason goes to the log.
  const content = Readable.from(chunks).on('error', error =>
    log.error(
      { err: error, request_id: reply.request.id, route: reply.request.routeOptions.url },
      'a stream failed',
    ),
  )
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${filename}"`)
    .send(content)
}
