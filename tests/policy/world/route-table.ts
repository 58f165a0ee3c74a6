import type { Platform } from '@tamga/core/testing'

export type MountedRoute = {
  readonly method: string
  readonly path: string
  /** Absent: a page or probe that the kernel mounts outside the steps of a request. */
  readonly access?: 'open' | 'session' | 'operator' | 'permission'
}

export const nameOf = ({ method, path }: MountedRoute): string => `${method} ${path}`

/** The routes as the running router knows them, joined with what the modules declared. */
export function routeTable({ server, services }: Platform): MountedRoute[] {
  const declared = new Map<string, MountedRoute['access']>(
    services.modules.all.flatMap(module =>
      (module.routes ?? []).map(
        route => [`${route.method} ${module.root ?? ''}${route.path}`, route.access.kind] as const,
      ),
    ),
  )
  return parseTree(server.printRoutes({ commonPrefix: false })).map(route => ({
    ...route,
    access: declared.get(nameOf({ ...route, method: route.method === 'HEAD' ? 'GET' : route.method })),
  }))
}

/** Each line is a branch, four columns deeper than its parent, with the rest of a path and its methods. */
function parseTree(tree: string): MountedRoute[] {
  const prefixes: string[] = []
  return tree.split('\n').flatMap(line => {
    const found = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)/.exec(line)
    if (!found) return []
    const [, indent = '', part = '', methods = ''] = found
    const depth = indent.length / 4
    prefixes.length = depth
    prefixes.push(part)
    return methods.split(', ').map(method => ({ method, path: prefixes.join('') }))
  })
}

/** A path that a request can have: ids become an id that nobody has. */
export const filledPath = (path: string): string =>
  path.replace(/:(\w+)/g, (_, name: string) =>
    /id$/.test(name) ? '0190a000-0000-7000-8000-000000000000' : 'none',
  )
