import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../kernel/context.ts'
import { readCookie } from '../../../kernel/http/cookies.ts'
import { clientAddress, isCrossSite, userAgentOf } from '../../../kernel/http/request/info.ts'

/** The context of the installation, with who asks and from where. */
export function contextOf(ctx: Context, request: FastifyRequest): Context {
  const { cookie } = request.headers
  return {
    ...ctx,
    request_id: request.id,
    language: request.language,
    ip: clientAddress(request, ctx.services.settings.TRUST_PROXY_HEADERS),
    user_agent: userAgentOf(request),
    is_bearer: request.headers.authorization !== undefined,
    is_cross_site: isCrossSite(request),
    cookie: name => readCookie(cookie, name),
  }
}
