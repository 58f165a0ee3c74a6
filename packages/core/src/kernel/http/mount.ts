import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import { type ModuleManifest, permissionPrefixOf } from '../module/define-module.ts'
import type { Verb } from '../module/verb.ts'
import { prepareBody } from './body/prepare-body.ts'
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
    onRequest: admit(
      {
        access: access.kind,
        app: module.slug,
        permission,
        alternative,
        sessionOnly: shape.sessionOnly ?? false,
        stepUp: shape.stepUp ?? false,
        allowsWeakSession: shape.allowsWeakSession ?? shape.allowsEnrolment ?? false,
        allowsEnrolment: shape.allowsEnrolment ?? false,
      },
      mounting,
    ),
    preValidation: inPlace(request => prepareBody(request, definition)),
    preHandler: inPlace(refuseUnstorable(definition)),
    handler: answerWith(definition, mounting.services),
  })
}

/** Runs a synchronous step; an async function would cost every request a promise. */
const inPlace =
  (step: (request: FastifyRequest) => void) =>
  (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    step(request)
    done()
  }
