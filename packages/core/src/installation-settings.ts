import { type Catalog, presentModules } from './kernel/module/catalog.ts'
import type { ModuleManifest } from './kernel/module/define-module.ts'
import type { Default, Definitions } from './kernel/settings/definition.ts'
import {
  type Environment,
  kernelGroups,
  type ReadOptions,
  type ReadSettings,
  readSettings,
  type SettingGroup,
} from './kernel/settings/settings.ts'
import { coreModules } from './modules/index.ts'

type Flavour = {
  readonly catalog: Catalog
  readonly modules: readonly ModuleManifest[]
  readonly defaults?: Readonly<Record<string, Default>>
}

/** The settings of an installation: those of the kernel, of the core's modules and of the distribution's. */
export function installationSettingGroups({ catalog, modules, defaults = {} }: Flavour): SettingGroup[] {
  const present = presentModules(catalog, [...coreModules, ...modules])
  const groups = [...kernelGroups, ...present.flatMap(module => module.settings ?? [])]
  const known = new Set(groups.flatMap(({ settings }) => Object.keys(settings)))
  const unknown = Object.keys(defaults).filter(name => !known.has(name))
  if (unknown.length > 0) throw new Error(`the distribution has defaults of unknown settings: ${unknown}`)
  return groups.map(group => ({ ...group, settings: withDefaults(group.settings, defaults) }))
}

/** Also those of optional apps that this flavour does not list: one page tells all there is to set. */
export function documentedSettingGroups(flavour: Flavour): SettingGroup[] {
  const present = new Set(presentModules(flavour.catalog, coreModules).map(({ id }) => id))
  const absent = coreModules
    .filter(({ id }) => !present.has(id))
    .flatMap(({ settings, slug }) =>
      settings ? [{ ...settings, title: `${settings.title} (where the app ${slug} is in the catalog)` }] : [],
    )
  return [...installationSettingGroups(flavour), ...absent]
}

/** The definitions with the defaults of the flavour in place of their own. */
function withDefaults(definitions: Definitions, defaults: Readonly<Record<string, Default>>): Definitions {
  const entries = Object.entries(definitions).map(([name, definition]) => {
    const given = defaults[name]
    if (given === undefined) return [name, definition]
    const shownDefault = typeof given === 'string' ? given : definition.shownDefault
    return [name, { ...definition, default: given, shownDefault }]
  })
  return Object.fromEntries(entries)
}

export function readInstallationSettings(
  distribution: Flavour,
  env: Environment,
  options: ReadOptions = {},
): ReadSettings {
  return readSettings(installationSettingGroups(distribution), env, options)
}
