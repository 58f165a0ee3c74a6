import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../kernel/context.ts'
import { awaitBody } from '../../../kernel/http/connections/await-body.ts'
import { type Document, documentOf } from '../../../kernel/http/documents/document.ts'
import { mountDocument } from '../../../kernel/http/documents/mount-document.ts'
import { shedLoad } from '../../../kernel/http/steps/shed-load.ts'
import type { LoadShedder } from '../../../kernel/reliability/load/load-shedder.ts'
import type { ClientUses } from '../../clients/index.ts'
import { withdrawUnusedKeys } from '../keys/process-keys.ts'
import { readForm } from './flow/body.ts'
import { createLogoutRoute } from './flow/logout-route.ts'
import { createEngineHolder, type EngineHolder } from './holder.ts'
import { createEngineHandler, placeOf } from './pages/engine-handler.ts'
import type { ProblemPage } from './pages/oauth-problem.ts'
import { PATHS } from './paths.ts'

export type ProviderMounting = {
  readonly ctx: Context
  readonly shedder: LoadShedder
  readonly uses: ClientUses
  /** A page of the shell that tells what went wrong; absent where no shell is built. */
  readonly problemPage?: ProblemPage
}

const open = { config: { access: { kind: 'open' } } } as const

/** The endpoints of the provider, served by the engine in this process and on this origin. */
export function mountProvider(server: FastifyInstance, mounting: ProviderMounting): void {
  const { ctx, uses } = mounting
  const holder = createEngineHolder(ctx, uses)
  const handleByEngine = createEngineHandler({
    ...mounting,
    holder,
    place: placeOf(ctx),
  })
  mountDocuments(server, holder, ctx)
  server.addHook('onClose', () => withdrawUnusedKeys(ctx))
  server.register(async scope => {
    // The engine reads bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const route = (method: Method[], url: string, handler: Handler) =>
      scope.route({
        method,
        url,
        ...open,
        // RFC 9110 §9.2.1: whoever only looks where an address leads signs nobody out.
        exposeHeadRoute: url !== PATHS.end_session,
        onRequest: admit(mounting.shedder),
        handler,
      })
    route(['GET'], PATHS.end_session, createLogoutRoute({ ...mounting, holder }))
    for (const path of [PATHS.authorization, PATHS.end_session]) route(['POST'], path, turnIntoGet)
    for (const [methods, path] of enginePaths(ctx))
      scope.route({
        method: methods,
        url: path,
        ...open,
        onRequest: [admit(mounting.shedder), handleByEngine],
        handler: answered,
      })
  })
}

/** The engine reads and judges a request by itself: none of the steps that lead to a handler is for it. */
const answered: Handler = async () => {
  throw new Error('the engine has answered this request')
}

/** RFC 9728: where a client of the API gets its tokens. */
const protectedResource = ({ services: { settings, modules } }: Context): Document =>
  documentOf(
    JSON.stringify({
      resource: `${settings.PUBLIC_ORIGIN}/api/v1`,
      authorization_servers: [settings.PUBLIC_ORIGIN],
      scopes_supported: modules.permissions,
      bearer_methods_supported: ['header'],
    }),
  )

function mountDocuments(server: FastifyInstance, holder: EngineHolder, ctx: Context): void {
  for (const path of ['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server'])
    mountDocument(server, {
      path,
      read: async () => (await holder.current()).discovery,
      known: () => holder.known()?.discovery,
    })
  mountDocument(server, { path: PATHS.jwks, read: holder.keySet, known: holder.knownKeySet })
  const resource = protectedResource(ctx)
  // RFC 9728 §3.1: the path of the resource follows the well-known one.
  for (const path of ['', '/api/v1'])
    mountDocument(server, {
      path: `/.well-known/oauth-protected-resource${path}`,
      read: async () => resource,
      known: () => resource,
    })
}

type Method = 'GET' | 'POST' | 'OPTIONS'
type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

const back = (path: string): [Method[], string] => [['POST', 'OPTIONS'], path]

function enginePaths({ services: { settings } }: Context): [Method[], string][] {
  const has = (name: string) => settings.OAUTH_EXTENSIONS.some(one => one === name)
  return [
    [['GET'], PATHS.authorization],
    [['GET'], `${PATHS.authorization}/:uid`],
    back(PATHS.token),
    back(PATHS.introspection),
    back(PATHS.revocation),
    [['GET', 'POST', 'OPTIONS'], PATHS.userinfo],
    ...(has('par') ? [back(PATHS.pushed_authorization_request)] : []),
    ...(has('device') ? [back(PATHS.device_authorization)] : []),
  ]
}

const SIGN_IN = { priority: 'sign-in' } as const

const admit =
  (shedder: LoadShedder) => (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => {
    const goOn = () => {
      // Nothing is done before the body is here.
      awaitBody(request)
      done()
    }
    const waiting = shedLoad({ request, reply, mounting: { shedder }, rules: SIGN_IN })
    if (waiting) waiting.then(goOn, done)
    else goOn()
  }

/**
 * A form on another site sends no SameSite=Lax cookie along; the same request as a navigation does. OpenID Connect Core
 * §3.1.2.1 wants both methods.
 */
async function turnIntoGet(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const body = await readForm(request)
  if (body === undefined) return reply.code(400).send({ error: 'invalid_request' })
  const [path, query] = request.url.split('?', 2)
  return reply.redirect(`${path}?${[query, body].filter(Boolean).join('&')}`, 303)
}
