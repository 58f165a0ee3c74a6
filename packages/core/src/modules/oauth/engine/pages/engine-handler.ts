import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../../kernel/context.ts'
import { sendFault } from '../direct/direct-answers.ts'
import { giveBody, readBody } from '../flow/body.ts'
import type { Engine, EngineHolder } from '../holder.ts'
import { createRequest } from '../request.ts'
import { contextOf } from '../request-context.ts'
import { engineHeaders } from './engine-headers.ts'
import type { OauthProblem, ProblemPage } from './oauth-problem.ts'

/** Host and scheme of PUBLIC_ORIGIN. */
export type Place = { readonly host: string; readonly scheme: string }

export type EngineHandling = {
  readonly ctx: Context
  readonly holder: EngineHolder
  readonly place: Place
  readonly problemPage?: ProblemPage
}

export function placeOf({ services: { settings } }: Context): Place {
  const { host, protocol } = new URL(settings.PUBLIC_ORIGIN)
  return { host, scheme: protocol.slice(0, -1) }
}

const EMPTY = Buffer.alloc(0)

/** Answers plain requests that succeed directly, and lets the engine answer all others. */
export function createEngineHandler({ ctx, holder, place, problemPage }: EngineHandling) {
  async function answer(request: FastifyRequest, reply: FastifyReply, engine: Engine): Promise<void> {
    const { handle, answerDirectly } = engine
    const { raw } = request
    const body = raw.method === 'POST' ? await readBody(raw) : EMPTY
    if (body === undefined || (await answerDirectly(request, reply, body))) return
    if (raw.method === 'POST') giveBody(raw, body)
    const page = problemPage && ((problem: OauthProblem) => problemPage(request, problem))
    const engineRequest = createRequest(contextOf(ctx, request), { problemPage: page })
    setPublicOrigin(raw.headers, place)
    setHeaders(reply)
    await handle(raw, reply.raw, engineRequest)
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const engine = await holder.current()
    reply.hijack()
    await answer(request, reply, engine).catch(fault => sendFault(ctx.services, { request, reply }, fault))
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
