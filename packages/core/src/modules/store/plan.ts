import type { ModuleManifest } from '../../kernel/module/define-module.ts'
import { installOrder } from '../../kernel/module/dependency-graph.ts'
import type { ModuleRegistry } from '../../kernel/module/registry.ts'
import type { Installations } from './store.ts'

/** What installing an app would do: the apps it brings, itself last, or the chain that forbids it. */
export type InstallPlan = { readonly install: readonly ModuleManifest[]; readonly blocked: string | null }

export const canActivate = (app: ModuleManifest): boolean => app.activatable !== false

export function planInstall(
  { byId }: ModuleRegistry,
  app: ModuleManifest,
  installed: Installations,
): InstallPlan {
  const { order, broken } = installOrder(app, byId)
  const install = order.filter(({ slug }) => !installed.has(slug!))
  if (install.length === 0) return { install, blocked: null }
  const isUnusable = (needed: ModuleManifest) => installed.get(needed.slug!) === false || !canActivate(needed)
  return { install, blocked: broken ?? chainTo(byId, app, isUnusable) }
}

/** The way from an app to the first app it needs that is not at work, or null. */
export function inactiveChain(
  { byId }: ModuleRegistry,
  app: ModuleManifest,
  installed: Installations,
): string | null {
  return chainTo(byId, app, needed => installed.get(needed.slug!) !== true)
}

type Test = (app: ModuleManifest) => boolean

// The graph has no cycles here: the start refuses them.
function chainTo(byId: ModuleRegistry['byId'], module: ModuleManifest, isWanted: Test): string | null {
  const name = module.slug ?? module.id
  for (const id of Object.keys(module.dependencies)) {
    const needed = byId.get(id)
    if (!needed) continue
    if (needed.slug && isWanted(needed)) return `${name} → ${needed.slug}`
    const rest = chainTo(byId, needed, isWanted)
    if (rest !== null) return `${name} → ${rest}`
  }
  return null
}

/** Every app that needs this one, directly or through others. */
export function allDependents({ apps, byId }: ModuleRegistry, app: ModuleManifest): string[] {
  return [...apps.values()]
    .filter(other => other !== app && installOrder(other, byId).order.includes(app))
    .map(other => other.slug!)
}

export function directDependents({ apps }: ModuleRegistry, app: ModuleManifest): string[] {
  return [...apps.values()].filter(other => app.id in other.dependencies).map(other => other.slug!)
}

/** The apps among a module's dependencies, without modules that every tenant has. */
export function appDependencies(
  { byId }: ModuleRegistry,
  app: ModuleManifest,
): { slug: string; range: string }[] {
  return Object.entries(app.dependencies).flatMap(([id, range]) => {
    const slug = byId.get(id)?.slug
    return slug ? [{ slug, range }] : []
  })
}
