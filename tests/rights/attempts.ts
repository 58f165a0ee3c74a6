import type { Answer } from '@tamga/core/testing'
import { type Pool, valuesFor } from './generate.ts'
import type { RightsWorld } from './rights-world.ts'

/** A route that changes something. */
export type Route = {
  readonly method: string
  readonly path: string
  readonly query?: object | undefined
  readonly body?: object | undefined
  /** Any of these opens it; none: a session is enough. */
  readonly needs: readonly string[]
}

/** As somebody sends it: answers with what came back, and signs in again where a try ended the session. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Answer>

const ORDER = ['PUT', 'PATCH', 'POST', 'DELETE']

/** Every route that changes something: what exists before what is new, and what takes away last, so that no try stands in the way of another. */
export function changingRoutes({ platform }: RightsWorld): Route[] {
  return platform.services.modules.all
    .flatMap(module =>
      (module.routes ?? []).map(({ method, path, shape, access }) => ({
        method,
        path: `${module.root ?? ''}${path}`,
        query: shape.query,
        body: shape.consumes ? undefined : shape.body,
        kind: access.kind,
        needs:
          access.kind === 'permission'
            ? [access.verb, access.or].map(
                verb => `${module.permissions?.prefix ?? module.permissionPrefix}.${verb}`,
              )
            : [],
      })),
    )
    .filter(({ method, kind, path }) => method !== 'GET' && kind !== 'open' && path.startsWith('/api/v1'))
    .sort((one, other) => ORDER.indexOf(one.method) - ORDER.indexOf(other.method))
    .map(route => ({ ...route, path: route.path.slice('/api/v1'.length) }))
}

/** Tries a route with every id in its path and every body that fits its schema. One that is closed is not tried again. */
export async function tryRoute(route: Route, pool: Pool, send: Send): Promise<number> {
  const bodies = route.body ? valuesFor(route.body, pool) : [undefined]
  let tries = 0
  for (const path of pathsOf(route.path, pool))
    for (const body of bodies) {
      tries++
      const { status, body: answer } = await send(route.method, path, body)
      if (status === 403 && isClosed(route, answer)) return tries
      // No model to ask, or another kind of body than we send: the same whatever the path and the body say.
      if (answer?.code === 'ai_unavailable' || status === 415) return tries
      // Nobody has this id here: no body will find it.
      if (status === 404) break
    }
  return tries
}

const CLOSED = ['app_not_installed', 'insufficient_scope', 'session_required', 'operator_required']

/** Refused before the body was read: another one would be refused as well. */
const isClosed = ({ needs }: Route, { code, permission }: { code: string; permission?: string }): boolean =>
  CLOSED.includes(code) || (code === 'permission_denied' && needs.includes(permission ?? ''))

function pathsOf(path: string, pool: Pool): string[] {
  const name = /:(\w+)/.exec(path)?.[0]
  if (!name) return [path]
  return [...pool.ids, 'admin'].flatMap(id => pathsOf(path.replace(name, id), pool))
}
