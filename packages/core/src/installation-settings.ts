import { type Catalog, presentModules } from './kernel/module/catalog.ts'
import type { ModuleManifest } from './kernel/module/define-module.ts'
import {
  type Environment,
  kernelGroups,
  type ReadOptions,
  type ReadSettings,
  readSettings,
  type SettingGroup,
} from './kernel/settings/settings.ts'
import { coreModules } from './modules/index.ts'

type Modules = { readonly catalog: Catalog; readonly modules: readonly ModuleManifest[] }

/** The settings of an installation: those of the kernel, of the core's modules and of the distribution's. */
export function installationSettingGroups({ catalog, modules }: Modules): SettingGroup[] {
  const present = presentModules(catalog, [...coreModules, ...modules])
  return [...kernelGroups, ...present.flatMap(module => module.settings ?? [])]
}

export function readInstallationSettings(
  distribution: Modules,
  env: Environment,
  options: ReadOptions = {},
): ReadSettings {
  return readSettings(installationSettingGroups(distribution), env, options)
}
