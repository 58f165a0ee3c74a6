import semver from 'semver'
import { type ModuleManifest, versionOf } from './define-module.ts'

export type GraphOutcome = { order: ModuleManifest[]; problems: string[] }

/** Sorts modules after their dependencies; reports every missing, cyclic or outdated dependency at once. */
export function resolveGraph(modules: readonly ModuleManifest[]): GraphOutcome {
  const byId = new Map(modules.map(module => [module.id, module]))
  const order: ModuleManifest[] = []
  const problems = modules.flatMap(module => unmetDependencies(module, byId))
  const done = new Set<string>()
  const visit = (module: ModuleManifest, path: string[]) => {
    if (done.has(module.id)) return
    if (path.includes(module.id)) {
      problems.push(`dependency cycle: ${[...path.slice(path.indexOf(module.id)), module.id].join(' → ')}`)
      return
    }
    for (const id of Object.keys(module.dependencies)) {
      const dependency = byId.get(id)
      if (dependency) visit(dependency, [...path, module.id])
    }
    if (done.has(module.id)) return
    done.add(module.id)
    order.push(module)
  }
  for (const module of modules) visit(module, [])
  return { order, problems }
}

function unmetDependencies(module: ModuleManifest, byId: Map<string, ModuleManifest>): string[] {
  return Object.entries(module.dependencies).flatMap(([id, range]) => {
    const dependency = byId.get(id)
    if (!semver.validRange(range)) return [`${module.id} asks for ${id} in the unreadable range "${range}"`]
    if (!dependency) return [`${module.id} depends on ${id}, which is not compiled in`]
    const version = versionOf(dependency)
    if (semver.satisfies(version, range)) return []
    return [`${module.id} needs ${id} ${range}, but the compiled version is ${version}`]
  })
}

/** The modules to install for an app, dependencies first; a broken dependency is reported as a chain. */
export function installOrder(
  app: ModuleManifest,
  byId: Map<string, ModuleManifest>,
): { order: ModuleManifest[]; broken: string | null } {
  const order: ModuleManifest[] = []
  let broken: string | null = null
  const visit = (module: ModuleManifest, path: string[]) => {
    const chain = [...path, module.slug ?? module.id]
    if (path.includes(module.slug ?? module.id)) {
      broken ??= chain.join(' → ')
      return
    }
    for (const [id, range] of Object.entries(module.dependencies)) {
      const dependency = byId.get(id)
      if (!dependency || !semver.satisfies(versionOf(dependency), range))
        broken ??= [...chain, `${id} ${range}`].join(' → ')
      else visit(dependency, chain)
    }
    if (module.slug && !order.includes(module)) order.push(module)
  }
  visit(app, [])
  return { order, broken }
}
