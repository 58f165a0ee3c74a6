import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../../kernel/context.ts'
import { sessionCookieName, setCookie } from '../../../../kernel/http/cookies.ts'
import { LOGOUTS_API, logoutCookieName } from '../../interactions/logout.ts'
import type { EngineHolder } from '../holder.ts'
import type { ProblemPage } from '../pages/oauth-problem.ts'
import { contextOf } from '../request-context.ts'
import { type LogoutParams, orderLogout } from './logout.ts'

const PARAMS = [
  'id_token_hint',
  'logout_hint',
  'client_id',
  'post_logout_redirect_uri',
  'state',
  'ui_locales',
]

type Parts = { readonly ctx: Context; readonly holder: EngineHolder; readonly problemPage?: ProblemPage }

export const createLogoutRoute =
  ({ ctx, holder, problemPage }: Parts) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { settings } = ctx.services
    const { PUBLIC_ORIGIN } = settings
    const params = readParams(new URL(request.url, PUBLIC_ORIGIN).searchParams)
    const answer = params
      ? await orderLogout(contextOf(ctx, request), await holder.current(), params)
      : ({ kind: 'refused', description: 'a parameter was given twice' } as const)
    switch (answer.kind) {
      case 'done':
        setCookie(reply, PUBLIC_ORIGIN, { name: sessionCookieName(settings), value: '', maxAge: 0 })
        return reply.redirect(answer.location, 303)
      case 'confirm':
        setCookie(reply, PUBLIC_ORIGIN, {
          name: logoutCookieName(settings),
          value: answer.uid,
          maxAge: 600,
          path: `${LOGOUTS_API}/${answer.uid}`,
        })
        return reply.redirect(`/logout/${answer.uid}`, 303)
      case 'refused':
        return refuse(request, reply, { problemPage, description: answer.description })
    }
  }

/** RFC 6749 §3.1: no parameter more than once; what is not known is left alone. */
function readParams(search: URLSearchParams): LogoutParams | undefined {
  if (PARAMS.some(name => search.getAll(name).length > 1)) return undefined
  return Object.fromEntries(PARAMS.map(name => [name, search.get(name) || undefined]))
}

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { problemPage, description }: { problemPage: ProblemPage | undefined; description: string },
): Promise<FastifyReply> {
  const problem = { error: 'invalid_request', error_description: description, request_id: request.id }
  reply.code(400)
  if (!problemPage || !request.headers.accept?.includes('text/html')) return reply.send(problem)
  const { html, headers } = await problemPage(request, problem)
  return reply.headers(headers).type('text/html; charset=utf-8').send(html)
}
