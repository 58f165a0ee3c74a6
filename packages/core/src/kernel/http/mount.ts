import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { type ModuleManifest, permissionPrefixOf } from '../module/define-module.ts'
import type { Verb } from '../module/verb.ts'
import type { Priority } from '../reliability/load/load-shedder.ts'
import type { Settings } from '../settings/settings.ts'
import { PART_TYPE, PDF_TYPE, PICTURE_LIMIT } from './body/content-types.ts'
import { prepareBody, takesEither } from './body/prepare-body.ts'
import { refuseUnstorable } from './body/refuse-unstorable.ts'
import { answerWith } from './reply/answer.ts'
import type { RouteDefinition } from './route-definition.ts'
import { admit } from './steps/admit.ts'
import type { Mounting } from './steps/entry.ts'

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

const FORM_TYPE = 'application/x-www-form-urlencoded'

const Nothing = Type.Object({}, { additionalProperties: false })

/** Mounts a module's endpoint table: every route passes the same named steps, in this order. */
export function mountModule(server: FastifyInstance, module: ModuleManifest, mounting: Mounting): void {
  for (const definition of module.routes ?? []) mountRoute(server, { module, definition }, mounting)
}

function mountRoute(
  server: FastifyInstance,
  { module, definition }: { module: ModuleManifest; definition: RouteDefinition },
  mounting: Mounting,
): void {
  const { method, path, shape, access } = definition
  const named = (verb: Verb | undefined) => verb && `${permissionPrefixOf(module)}.${verb}`
  const permission = access.kind === 'permission' ? named(access.verb) : undefined
  if (permission !== undefined && !mounting.services.modules.permissionSet.has(permission))
    throw new Error(`${method} ${module.root}${path} needs ${permission}, which no module declares`)
  const alternative = access.kind === 'permission' ? named(access.or) : undefined
  server.route({
    method,
    url: `${module.root ?? ''}${path}` || '/',
    schema: {
      querystring: shape.query ?? Nothing,
      ...(method !== 'GET' && bodySchema(shape)),
      ...(shape.reply && { response: { '2xx': shape.reply } }),
    },
    ...bodyLimit(shape, mounting.services.settings),
    config: { access, permission, app: module.slug, module: module.id, operation: definition },
    onRequest: admit(
      {
        access: access.kind,
        app: module.slug,
        // What the operator does concerns the installation, not the tenant that the operator happens to be in.
        feature: access.kind === 'operator' || shape.ignoresFeature ? undefined : module.feature,
        permission,
        alternative,
        sessionOnly: shape.sessionOnly ?? false,
        tokenPermission: named(shape.tokenNeeds),
        stepUp: shape.stepUp ?? false,
        allowsWeakSession: shape.allowsWeakSession ?? shape.allowsEnrolment ?? false,
        allowsEnrolment: shape.allowsEnrolment ?? false,
        isBackground: shape.isBackground ?? false,
        identifiedBy: shape.identifiedBy,
        priority: priorityOf(definition),
      },
      mounting,
    ),
    preValidation: inPlace(request => prepareBody(request, definition)),
    preHandler: inPlace(refuseUnstorable(definition)),
    handler: answerWith(definition, mounting.services),
  })
}

/** Files in and out wait longest; open routes are those through which people sign in. */
function priorityOf({ shape, access }: RouteDefinition): Priority {
  const isFile =
    shape.produces !== undefined || (shape.consumes !== undefined && shape.consumes !== FORM_TYPE)
  if (isFile) return 'bulk'
  return access.kind === 'open' ? 'sign-in' : 'normal'
}

/** Of the route. Where it takes PDF files, each media type has the limit of its own parser: JSON stays small. */
function bodyLimit({ consumes }: RouteDefinition['shape'], { BODY_LIMIT, IMPORT_LIMIT }: Settings) {
  if (consumes === PDF_TYPE || consumes === PART_TYPE) return {}
  if (consumes === 'image') return { bodyLimit: PICTURE_LIMIT }
  return { bodyLimit: consumes ? IMPORT_LIMIT : BODY_LIMIT }
}

/** Where bytes are taken as well, the schema is that of JSON alone. */
function bodySchema(shape: RouteDefinition['shape']) {
  if (takesEither(shape)) return { body: { content: { 'application/json': { schema: shape.body } } } }
  return shape.consumes ? {} : { body: shape.body ?? Nothing }
}

/** Runs a synchronous step; an async function would cost every request a promise. */
const inPlace =
  (step: (request: FastifyRequest) => void) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    step(request)
    done()
  }
