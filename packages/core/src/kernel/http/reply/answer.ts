import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import type { Services } from '../../services.ts'
import { isProposed, underProposal } from '../../tools/proposal-gate.ts'
import { setCookie } from '../cookies.ts'
import { isUnchanged } from '../preconditions.ts'
import type { ReplyTools, RouteDefinition, Stream } from '../route-definition.ts'

/** Calls the handler and sends what it answers: a value by the schema of the route, a stream, or nothing. */
export function answerWith({ shape, handler }: RouteDefinition, services: Services) {
  const status = shape.status ?? (shape.reply || shape.produces ? 200 : 204)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const input = {
      params: request.params,
      query: request.query,
      body: request.body,
      ...(shape.headers && { headers: headersOf(request, shape.headers) }),
    }
    reply.code(status)
    const tools = toolsOf(reply, services)
    const call = (ctx: Context) => handler(ctx as never, input as never, tools)
    const value = await (isProposed(request) ? underProposal(request, call) : call(request.ctx))
    // An event stream is written by whoever opened it.
    if (reply.sent) return reply
    if (shape.produces) return sendStream(reply, value as Stream, services)
    if (isUnchanged(request, reply)) return reply.code(304).send()
    return shape.reply ? (value ?? null) : reply.send()
  }
}

const headersOf = ({ headers }: FastifyRequest, names: readonly string[]) =>
  Object.fromEntries(names.map(name => [name, [headers[name]].flat()[0]]))

function toolsOf(reply: FastifyReply, { settings }: Services): ReplyTools {
  return {
    status: code => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
    cookie: (name, value, options) => setCookie(reply, settings.PUBLIC_ORIGIN, { name, value, ...options }),
    async wait(key, work) {
      const from = performance.now()
      try {
        return await reply.server.waits.run(reply, key, work)
      } finally {
        reply.request.waitedMs += performance.now() - from
      }
    },
    openEvents(key) {
      reply.request.streamsFrom = performance.now()
      return reply.server.eventStreams.open(reply, key)
    },
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
