import type { Context, SessionContext } from '../context.ts'
import type { Verb } from '../module/verb.ts'
import type { Handler, Method, ReplyTools, RouteDefinition, RouteShape } from './route-definition.ts'

const defineRoute = (definition: RouteDefinition): RouteDefinition => Object.freeze(definition)

/**
 * GET needs `<prefix>.read`, everything else `<prefix>.manage`, unless `needs` says otherwise; whoever has what `orNeeds` names
 * passes too. It cannot be open.
 */
export function route<const S extends RouteShape & { readonly needs?: Verb; readonly orNeeds?: Verb }>(
  method: Method,
  path: string,
  shape: S,
  handler: Handler<SessionContext, S>,
): RouteDefinition {
  const verb = shape.needs ?? (method === 'GET' ? 'read' : 'manage')
  return defineRoute({
    method,
    path,
    access: { kind: 'permission', verb, or: shape.orNeeds },
    shape,
    handler,
  })
}

/** Needs a session and nothing else: a person's own things. Core only. */
export function sessionRoute<const S extends RouteShape>(
  method: Method,
  path: string,
  shape: S,
  handler: Handler<SessionContext, S>,
): RouteDefinition {
  return defineRoute({ method, path, access: { kind: 'session' }, shape, handler })
}

/** For the operator of the whole installation. Core only. */
export function operatorRoute<const S extends RouteShape>(
  method: Method,
  path: string,
  shape: S,
  handler: Handler<SessionContext, S>,
): RouteDefinition {
  return defineRoute({ method, path, access: { kind: 'operator' }, shape, handler })
}

/** Open to everyone: signing in, and what a signed-out page needs. Core only. */
export function openRoute<const S extends RouteShape>(
  method: Method,
  path: string,
  shape: S,
  handler: Handler<Context, S>,
): RouteDefinition {
  return defineRoute({ method, path, access: { kind: 'open' }, shape, handler })
}

/** A created resource: 201 and where it is found. */
export function created<T extends { id: string }>(reply: ReplyTools, collection: string, resource: T): T {
  reply.status(201)
  reply.header('location', `${collection}/${resource.id}`)
  return resource
}
