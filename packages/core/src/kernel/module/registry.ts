import { type BusinessScopes, businessScopesOf } from '../business/business-scopes.ts'
import { kernelDefinitions } from '../settings/definitions/kernel-definitions.ts'
import { type Catalog, contradictions, presentModules } from './catalog.ts'
import { type ModuleManifest, permissionsOf } from './define-module.ts'
import { resolveGraph } from './dependency-graph.ts'
import { errorContradictions } from './errors.ts'
import type { ExtensionPoint } from './extension-point.ts'
import type { Feature } from './feature.ts'
import type { Listener } from './listener.ts'

export type ModuleRegistry = {
  /** In dependency order. */
  readonly all: readonly ModuleManifest[]
  readonly apps: ReadonlyMap<string, ModuleManifest>
  /** By name. */
  readonly features: ReadonlyMap<string, Feature>
  readonly byId: Map<string, ModuleManifest>
  readonly permissions: readonly string[]
  /** The same in alphabetical order: what a role that may do everything holds. */
  readonly permissionSet: ReadonlySet<string>
  /** What the scopes `erp.read` and `erp.write` stand for: nothing where no business app is compiled in. */
  readonly businessScopes: BusinessScopes
  listeners(event: string): readonly Listener[]
  extensions<T>(point: ExtensionPoint<T>): readonly T[]
}

export class ModulesContradict extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(
      `Tamga refuses to start: the compiled modules and the catalog contradict each other.\n${problems.map(line => `  - ${line}`).join('\n')}`,
    )
    this.name = 'ModulesContradict'
    this.problems = problems
  }
}

/** Collects, checks and orders the modules; every contradiction is told, not just the first. */
export function assembleModules(
  compiled: readonly ModuleManifest[],
  catalog: Catalog,
  coreVersion: string,
): ModuleRegistry {
  const modules = presentModules(catalog, compiled)
  const { order, problems } = resolveGraph(modules)
  const all = [
    ...sharedNames(modules),
    ...problems,
    ...errorContradictions(modules),
    ...contradictions(catalog, modules, coreVersion),
  ]
  if (all.length > 0) throw new ModulesContradict(all)
  return createRegistry(order)
}

function createRegistry(order: readonly ModuleManifest[]): ModuleRegistry {
  const listeners = new Map<string, Listener[]>()
  for (const listener of order.flatMap(module => module.listens ?? [])) {
    listeners.set(listener.event, [...(listeners.get(listener.event) ?? []), listener])
  }
  const permissions = order.flatMap(permissionsOf)
  const provisions = Map.groupBy(
    order.flatMap(module => module.provides ?? []),
    ({ point }) => point,
  )
  return {
    all: order,
    apps: new Map(order.filter(module => module.slug).map(module => [module.slug!, module])),
    features: new Map(order.flatMap(({ feature }) => (feature ? [[feature.name, feature]] : []))),
    byId: new Map(order.map(module => [module.id, module])),
    permissions,
    permissionSet: new Set(permissions.toSorted()),
    businessScopes: businessScopesOf(order),
    listeners: event => listeners.get(event) ?? [],
    extensions: <T>(point: ExtensionPoint<T>) =>
      (provisions.get(point.name) ?? []).map(({ value }) => value as T),
  }
}

function sharedNames(modules: readonly ModuleManifest[]): string[] {
  const settings = modules.flatMap(module => Object.keys(module.settings?.settings ?? {}))
  const shared = (what: string, values: (string | undefined)[]) =>
    [...new Set(values.filter((value, index) => value !== undefined && values.indexOf(value) !== index))].map(
      value => `${what} ${value} is used by more than one module`,
    )
  return [
    ...shared(
      'the id',
      modules.map(module => module.id),
    ),
    ...shared(
      'the slug',
      modules.map(module => module.slug),
    ),
    ...shared(
      'the permission prefix',
      modules.map(module => module.permissions?.prefix),
    ),
    ...shared('the setting', [...Object.keys(kernelDefinitions), ...settings]),
  ]
}
