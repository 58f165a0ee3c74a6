import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createDirectory, type ScimAnswer } from './scim-directory.ts'

export const SCIM_PATH = '/sim/scim'

/** One that takes whatever it is sent, and one that is down for every third request but for its description. */
export const SCIM_SYSTEMS = ['healthy', 'failing'] as const
type System = (typeof SCIM_SYSTEMS)[number]

const isSystem = (name: string): name is System => SCIM_SYSTEMS.includes(name as System)

const DOWN: ScimAnswer = [
  503,
  {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: '503',
    detail: 'The directory is being maintained',
  },
]

/** Systems that people are provisioned to (RFC 7644), over memory: for the demo, and to try things out. */
export function mountScim(server: FastifyInstance): void {
  const directories = { healthy: createDirectory(), failing: createDirectory() }
  let requests = 0
  server.register(async scope => {
    scope.addContentTypeParser('application/scim+json', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body)
    })
    for (const path of [`${SCIM_PATH}/:system/v2/:kind`, `${SCIM_PATH}/:system/v2/:kind/:id`])
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE'],
        url: path,
        config: { access: { kind: 'open' } },
        handler: (request, reply) => {
          const { system, kind } = request.params as Params
          if (!isSystem(system)) return reply.code(404).send()
          const isDown = system === 'failing' && kind !== 'ServiceProviderConfig' && ++requests % 3 === 0
          const [status, body] = isDown ? DOWN : directories[system](questionOf(request))
          return reply
            .code(status)
            .type('application/scim+json')
            .send(body === null ? '' : JSON.stringify(body))
        },
      })
  })
}

type Params = { readonly system: string; readonly kind: string; readonly id?: string }

function questionOf(request: FastifyRequest) {
  const { kind, id } = request.params as Params
  const { filter } = request.query as { filter?: string }
  const body = request.body ? JSON.parse(String(request.body)) : {}
  return { method: request.method, kind, id, filter, body }
}
