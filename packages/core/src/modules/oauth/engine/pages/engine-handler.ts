import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../../kernel/context.ts'
import { giveBody, readBody } from '../flow/body.ts'
import type { EngineHolder } from '../holder.ts'
import { createRequest } from '../request.ts'
import { contextOf } from '../request-context.ts'
import { releaseContext } from '../speed/release-context.ts'
import { engineHeaders } from './engine-headers.ts'
import type { OauthProblem, ProblemPage } from './oauth-problem.ts'

/** Host and scheme of PUBLIC_ORIGIN. */
export type Place = { readonly host: string; readonly scheme: string }

export type EngineHandling = {
  readonly ctx: Context
  readonly holder: EngineHolder
  readonly place: Place
  readonly sameTurn: () => Promise<void>
  readonly problemPage?: ProblemPage
}

export function placeOf({ services: { settings } }: Context): Place {
  const { host, protocol } = new URL(settings.PUBLIC_ORIGIN)
  return { host, scheme: protocol.slice(0, -1) }
}

const EMPTY = Buffer.alloc(0)

/** Lets the engine answer; a second time when a client turned out to have changed meanwhile. */
export function createEngineHandler({ ctx, holder, place, sameTurn, problemPage }: EngineHandling) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { handle, answerDirectly } = await holder.current()
    const { raw } = request
    reply.hijack()
    const body = raw.method === 'POST' ? await readBody(raw) : EMPTY
    if (body === undefined || (await answerDirectly(request, reply, body))) return
    if (raw.method === 'POST') giveBody(raw, body)
    const context = contextOf(ctx, request)
    const page = problemPage && ((problem: OauthProblem) => problemPage(request, problem))
    setPublicOrigin(raw.headers, place)
    // What comes with a body waits for that, and then for the others of its kind.
    if (raw.method === 'GET') await sameTurn()
    const first = createRequest(context, { problemPage: page })
    setHeaders(reply)
    await handle(raw, reply.raw, first)
    if (first.isOutdated) {
      for (const name of reply.raw.getHeaderNames()) reply.raw.removeHeader(name)
      const second = createRequest(context, { problemPage: page, isSecond: true })
      setHeaders(reply)
      await handle(raw, reply.raw, second)
      releaseContext(second)
    }
    releaseContext(first)
  }
}

/** Every address that the engine builds derives from PUBLIC_ORIGIN, whatever host the request names. */
function setPublicOrigin(headers: NodeJS.Dict<string | string[]>, { host, scheme }: Place): void {
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-for']
  headers['host'] = host
  headers['x-forwarded-proto'] = scheme
}

function setHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(engineHeaders(reply))) reply.raw.setHeader(name, value)
}
