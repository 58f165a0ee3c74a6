import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../kernel/context.ts'
import { parseJsonBody } from '../../../kernel/http/body/json-body.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { openContext } from '../../../kernel/http/request/context.ts'
import { shedLoad } from '../../../kernel/http/steps/shed-load.ts'
import type { LoadShedder } from '../../../kernel/reliability/load/load-shedder.ts'
import { createAgentServer } from './agent-server.ts'
import { authorizeAgent, METADATA, mcpScopes, PATH } from './authorize.ts'

const open = { access: { kind: 'open' } } as const
const BODY_LIMIT = 256 * 1024

/** RFC 9728: whose tokens the endpoint takes. */
const metadata = ({ services }: Context) => ({
  resource: `${services.settings.PUBLIC_ORIGIN}${PATH}`,
  resource_name: `${services.settings.BRAND_NAME} MCP`,
  authorization_servers: [services.settings.PUBLIC_ORIGIN],
  scopes_supported: mcpScopes(services),
  bearer_methods_supported: ['header'],
})

/** The Model Context Protocol over HTTP, each request by itself; and the document that says how to be let in. */
export function mountMcp(server: FastifyInstance, ctx: Context, shedder: LoadShedder): void {
  const onRequest = (request: FastifyRequest, reply: FastifyReply) =>
    Promise.resolve(shedLoad({ request, reply, mounting: { shedder } }))
  server.get(METADATA, { config: open }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(metadata(ctx)),
  )
  void server.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.route({
      method: ['GET', 'POST', 'DELETE'],
      url: PATH,
      config: open,
      exposeHeadRoute: false,
      onRequest,
      handler: (request, reply) => answer(ctx, request, reply),
    })
  })
}

async function answer(ctx: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  refuseOtherOrigin(ctx, request)
  const agent = await authorizeAgent(openContext(ctx.services, request), request)
  // Loaded with the first agent: an installation without one does without.
  const sdk = await import('@modelcontextprotocol/server')
  const handler = sdk.createMcpHandler(() => createAgentServer(sdk, agent), {
    onerror: error => ctx.services.log.debug({ err: error }, 'an agent was refused'),
  })
  const body = Buffer.isBuffer(request.body) ? request.body : undefined
  const response = await handler.fetch(asWebRequest(ctx, request, body), {
    ...(body && { parsedBody: parseBody(body) }),
  })
  const text = await response.text()
  await handler.close()
  return reply
    .code(response.status)
    .headers(Object.fromEntries(response.headers))
    .header('cache-control', 'no-store')
    .send(text)
}

/** A page of another site, opened by somebody here, would otherwise reach an installation inside of a network. */
function refuseOtherOrigin({ services }: Context, { headers }: FastifyRequest): void {
  const { origin } = headers
  if (origin !== undefined && origin !== services.settings.PUBLIC_ORIGIN)
    throw new AppError(403, 'cross_site_request')
}

function parseBody(body: Buffer): unknown {
  try {
    return parseJsonBody(body)
  } catch {
    throw new AppError(400, 'validation_failed', { errors: [{ path: '', code: 'malformed' }] })
  }
}

function asWebRequest({ services }: Context, request: FastifyRequest, body: Buffer | undefined): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'authorization' && name !== 'cookie') headers.set(name, value)
  return new Request(`${services.settings.PUBLIC_ORIGIN}${PATH}`, {
    method: request.method,
    headers,
    ...(body && { body: new Uint8Array(body) }),
  })
}
