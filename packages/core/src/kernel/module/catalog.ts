import semver from 'semver'
import { type ModuleManifest, versionOf } from './define-module.ts'

/** One line of a distribution's catalog: what the store offers, written down apart from the code on purpose. */
export type CatalogEntry = {
  readonly slug: string
  readonly id: string
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
  /** Whether tenants may use the app, where this flavour says otherwise than the module itself. */
  readonly activatable?: boolean
}

export type Catalog = Readonly<{ core: string; apps: readonly CatalogEntry[] }>

export function defineCatalog(catalog: Catalog): Catalog {
  return Object.freeze(catalog)
}

/**
 * The modules that this catalog asks for. An app that may be absent and is not listed is left out of everything: no migration, no
 * route, no setting, no line in the store. Whether an app can be active is the catalog's to say, where it does.
 */
export function presentModules(catalog: Catalog, modules: readonly ModuleManifest[]): ModuleManifest[] {
  const listed = new Map(catalog.apps.map(entry => [entry.slug, entry]))
  return modules
    .filter(({ catalog: rule, slug }) => rule !== 'optional' || listed.has(slug!))
    .map(module => {
      const activatable = listed.get(module.slug!)?.activatable
      return activatable === undefined ? module : Object.freeze({ ...module, activatable })
    })
}

/** Every way in which the catalog and the compiled modules disagree. Any of them stops the start. */
export function contradictions(
  catalog: Catalog,
  modules: readonly ModuleManifest[],
  coreVersion: string,
): string[] {
  const apps = new Map(modules.filter(module => module.slug).map(module => [module.slug!, module]))
  const listed = new Set(catalog.apps.map(entry => entry.slug))
  return [
    ...(catalog.core === coreVersion
      ? []
      : [`the catalog is written for core ${catalog.core}, but core ${coreVersion} is compiled in`]),
    ...repeated(catalog.apps.map(entry => entry.slug)).map(
      slug => `the catalog lists ${slug} more than once`,
    ),
    ...catalog.apps.flatMap(entry => entryContradictions(entry, apps.get(entry.slug))),
    ...[...apps.keys()]
      .filter(slug => !listed.has(slug))
      .map(slug => `${slug} is compiled in, but missing in the catalog`),
    ...[...apps.values()].flatMap(historyContradictions),
  ]
}

function entryContradictions(entry: CatalogEntry, module: ModuleManifest | undefined): string[] {
  if (!module) return [`the catalog lists ${entry.slug}, but no such app is compiled in`]
  const found: string[] = []
  if (entry.id !== module.id)
    found.push(`${entry.slug} has the id ${module.id}, but the catalog says ${entry.id}`)
  if (entry.version !== versionOf(module)) {
    found.push(`${entry.slug} is compiled in as ${versionOf(module)}, but the catalog says ${entry.version}`)
  }
  const ids = new Set([...Object.keys(entry.dependencies), ...Object.keys(module.dependencies)])
  for (const id of ids) {
    const [catalogRange, range] = [entry.dependencies[id], module.dependencies[id]]
    if (catalogRange !== range) {
      found.push(
        `${entry.slug} depends on ${id} ${range ?? '(not at all)'}, but the catalog says ${catalogRange ?? '(not at all)'}`,
      )
    }
  }
  return found
}

function historyContradictions(module: ModuleManifest): string[] {
  const versions = module.history.map(release => release.version)
  const unreadable = versions.filter(version => !semver.valid(version))
  if (unreadable.length > 0)
    return unreadable.map(version => `${module.slug} has the unreadable version "${version}" in its history`)
  return [
    ...module.history
      .filter(release => !release.change.mn.trim() || !release.change.en.trim())
      .map(release => `${module.slug} ${release.version} has no change sentence in both mn and en`),
    ...versions
      .slice(1)
      .filter((version, index) => !semver.gt(versions[index]!, version))
      .map(version => `${module.slug} lists ${version} out of order: the newest version comes first`),
  ]
}

const repeated = (values: string[]): string[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]
