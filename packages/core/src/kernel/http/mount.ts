import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context, SessionContext } from '../context.ts'
import { isUuid } from '../crypto/uuid.ts'
import { type ModuleManifest, permissionsOf } from '../module/define-module.ts'
import type { LoadShedder } from '../reliability/load-shedder.ts'
import type { Services } from '../services.ts'
import { isStorableText } from './body/json-body.ts'
import { sessionCookieName, setCookie } from './cookies.ts'
import { isUnchanged, takeIfMatch } from './preconditions.ts'
import {
  AppError,
  insufficientScope,
  invalid,
  notFound,
  operatorRequired,
  sessionRequired,
} from './problem.ts'
import { clientAddress, userAgentOf } from './request-info.ts'
import type { ReplyTools, RouteDefinition, Stream } from './route.ts'
import { languageOf } from './server.ts'
import { enterTenant } from './steps/enter-tenant.ts'
import { bearerToken, type Identity, identify, readCookie, type TokenIdentity } from './steps/identify.ts'
import { refuseCrossSite } from './steps/refuse-cross-site.ts'
import { requireApp } from './steps/require-app.ts'
import { requirePermission } from './steps/require-permission.ts'
import { shedLoad } from './steps/shed-load.ts'

declare module 'fastify' {
  interface FastifyRequest {
    ctx: Context
  }
  interface FastifyContextConfig {
    access?: RouteDefinition['access']
    permission?: string | undefined
    app?: string | undefined
    module?: string
    operation?: RouteDefinition
  }
}

export type Mounting = {
  readonly services: Services
  /** Whom an application's access token speaks for; asked when a bearer token is no session's. */
  identifyByToken(token: string): Promise<TokenIdentity | undefined>
  readonly shedder: LoadShedder
  /** Whether a person operates the installation; asked for operator routes only. */
  isOperator(personId: string): Promise<boolean>
  /** Told of every permission that let a request pass. */
  notePermissionUse(ctx: SessionContext, permission: string): void
  /** Told of every change that a signed-in person was not allowed to make; must not throw and not wait. */
  onRefused(ctx: SessionContext, error: AppError, request: string): void
}

const Nothing = Type.Object({}, { additionalProperties: false })

/** Mounts a module's endpoint table: every route passes the same named steps, in this order. */
export function mountModule(server: FastifyInstance, module: ModuleManifest, mounting: Mounting): void {
  for (const definition of module.routes ?? []) mountRoute(server, module, definition, mounting)
}

function mountRoute(
  server: FastifyInstance,
  module: ModuleManifest,
  definition: RouteDefinition,
  mounting: Mounting,
): void {
  const { method, path, shape, access } = definition
  const permission = access.kind === 'permission' ? `${module.permissions!.prefix}.${access.verb}` : undefined
  if (permission !== undefined && !permissionsOf(module).includes(permission)) {
    throw new Error(
      `${method} ${module.root}${path} needs ${permission}, which ${module.id} does not declare`,
    )
  }
  const alternative =
    access.kind === 'permission' && access.or ? `${module.permissions!.prefix}.${access.or}` : undefined
  const hasBody = method !== 'GET' && !shape.consumes
  server.route({
    method,
    url: `${module.root ?? ''}${path}` || '/',
    schema: {
      querystring: shape.query ?? Nothing,
      ...(hasBody && { body: shape.body ?? Nothing }),
      ...(shape.reply && { response: { '2xx': shape.reply } }),
    },
    ...(shape.consumes && { bodyLimit: mounting.services.settings.IMPORT_LIMIT }),
    config: { access, permission, app: module.slug, module: module.id, operation: definition },
    onRequest: admit(module, { permission, alternative }, definition, mounting),
    preValidation: inPlace(request => prepareBody(request, definition)),
    preHandler: inPlace(refuseUnstorable(definition)),
    handler: async (request, reply) => answer(definition, request, reply, mounting.services),
  })
}

/** A step that never waits: as an async function it would cost every request a promise. */
const inPlace =
  (step: (request: FastifyRequest) => void) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    step(request)
    done()
  }

function admit(
  { slug: app }: ModuleManifest,
  { permission, alternative }: { permission: string | undefined; alternative: string | undefined },
  { access }: RouteDefinition,
  mounting: Mounting,
) {
  const { services } = mounting
  const cookieName = sessionCookieName(services.settings.PUBLIC_ORIGIN)
  const everything: ReadonlySet<string> = new Set(services.modules.permissions)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    shedLoad(mounting.shedder, request, reply)
    refuseCrossSite(request, services.settings.PUBLIC_ORIGIN)
    if (access.kind === 'open') {
      request.ctx = openContext(services, request)
      return
    }
    const identity: Identity | TokenIdentity = await identify(request, services.database, cookieName).catch(
      error => identifyApplication(error, request, [permission, alternative], mounting),
    )
    request.language = languageOf(request, identity.default_language)
    enterTenant(identity)
    const ctx = sessionContext(services, request, identity, everything)
    let used: string | undefined
    try {
      requireApp(app, ctx.apps)
      used = requirePermission(permission, ctx.permissions, alternative)
      // A tenant's own provider vouches for nobody above the tenant.
      if (access.kind === 'operator' && (ctx.session.confined || !(await mounting.isOperator(ctx.person.id))))
        throw operatorRequired()
    } catch (error) {
      const isChange = request.method !== 'GET' && error instanceof AppError
      if (isChange) mounting.onRefused(ctx, error, `${request.method} ${request.routeOptions.url}`)
      throw error
    }
    if (used !== undefined) mounting.notePermissionUse(ctx, used)
    request.ctx = ctx
  }
}

/**
 * An access token is asked for last: the session is the ordinary way in. It opens what its scopes name, which are permissions;
 * what needs no permission but the person themself, it never opens.
 */
async function identifyApplication(
  refusal: unknown,
  request: FastifyRequest,
  permissions: readonly (string | undefined)[],
  { identifyByToken }: Mounting,
): Promise<TokenIdentity> {
  const token = bearerToken(request)
  const identity = token === null ? undefined : await identifyByToken(token)
  if (!identity) throw refusal
  const named = permissions.filter(permission => permission !== undefined)
  const [needed] = named
  if (needed === undefined) throw sessionRequired()
  if (!named.some(permission => identity.scopes.has(permission))) throw insufficientScope(needed)
  return identity
}

function openContext(services: Services, request: FastifyRequest): Context {
  return {
    services,
    request_id: request.id,
    language: request.language,
    ip: clientAddress(request, services.settings.TRUST_PROXY_HEADERS),
    user_agent: userAgentOf(request),
    actor: { id: null, name: '', email: null },
    cookie: name => readCookie(request.headers.cookie, name),
  }
}

function sessionContext(
  services: Services,
  request: FastifyRequest,
  identity: Identity | TokenIdentity,
  everything: ReadonlySet<string>,
): SessionContext {
  const held = identity.permissions === null ? [] : identity.permissions.split(' ')
  // The administrator role holds everything that is compiled in, modules of tomorrow included.
  const permissions = held.includes('*') ? everything : new Set(held)
  return {
    ...openContext(services, request),
    actor: { id: identity.person_id, name: identity.person_name, email: identity.person_email },
    tenant: { id: identity.tenant_id, slug: identity.tenant_slug, name: identity.tenant_name },
    person: { id: identity.person_id, name: identity.person_name, email: identity.person_email },
    session: identity,
    ...('scopes' in identity
      ? // An application has neither the person's roles nor more of their permissions than its scopes name.
        { roles: [], permissions: permissions.intersection(identity.scopes) }
      : { roles: identity.roles.toSorted((a, b) => (a.key < b.key ? -1 : 1)), permissions }),
    apps: new Set(identity.apps === null ? [] : identity.apps.split(' ')),
  }
}

function prepareBody(request: FastifyRequest, { shape, method }: RouteDefinition): void {
  if (method === 'GET') return
  const isText = Buffer.isBuffer(request.body)
  const type = /^[^;\s]+/.exec(request.headers['content-type'] ?? '')?.[0].toLowerCase()
  if (isText !== (shape.consumes !== undefined) || (isText && type !== shape.consumes))
    throw new AppError(415, 'unsupported_media_type')
  if (isText) request.body = decodeText(request.body as Buffer)
  else if (request.body === undefined) request.body = {}
  takeIfMatch(request, shape)
}

function decodeText(bytes: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (isStorableText(text)) return text
  } catch {
    // Fall through: not UTF-8.
  }
  throw invalid({ path: '', code: 'bad_unicode' })
}

/** A malformed id names nothing, so it is not found; text that PostgreSQL cannot store is refused before it gets there. */
function refuseUnstorable({ shape }: RouteDefinition): (request: FastifyRequest) => void {
  const params = Object.entries(shape.params?.properties ?? {}).map(([name, schema]) => ({
    name,
    isId: (schema as { format?: string }).format === 'uuid',
  }))
  return request => {
    for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
      if (typeof value === 'string' && !isStorableText(value))
        throw invalid({ path: `/${name}`, code: 'unstorable_text' })
    }
    for (const { name, isId } of params) {
      const value = (request.params as Record<string, string>)[name] ?? ''
      if (!isStorableText(value) || (isId && !isUuid(value))) throw notFound()
    }
  }
}

async function answer(
  definition: RouteDefinition,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<unknown> {
  const { shape, handler } = definition
  const input = { params: request.params, query: request.query, body: request.body }
  reply.code(shape.status ?? (shape.reply || shape.produces ? 200 : 204))
  const value = await handler(request.ctx as never, input as never, toolsOf(reply, services))
  if (shape.produces) return sendStream(reply, value as Stream, services)
  if (isUnchanged(request, reply)) return reply.code(304).send()
  return value ?? null
}

function toolsOf(reply: FastifyReply, { settings }: Services): ReplyTools {
  return {
    status: code => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
    cookie: (name, value, options) => setCookie(reply, settings.PUBLIC_ORIGIN, { name, value, ...options }),
  }
}

function sendStream(
  reply: FastifyReply,
  { type, filename, chunks }: Stream,
  { log }: Services,
): FastifyReply {
  // The status is said already: the caller sees a connection cut off, the operator why.
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
