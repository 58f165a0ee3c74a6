import type { Moving } from '../database/copy/moving.ts'
import type { ErrorStatuses } from '../http/problem.ts'
import type { RouteDefinition } from '../http/route-definition.ts'
import type { AnyMessages } from '../i18n/messages.ts'
import type { JobDefinition } from '../jobs/job-definition.ts'
import type { SettingGroup } from '../settings/setting-group.ts'
import type { Settings } from '../settings/settings.ts'
import type { ExportedTable } from './exported-table.ts'
import type { Provision } from './extension-point.ts'
import { type Feature, isFeatureOn } from './feature.ts'
import type { Listener } from './listener.ts'
import type { Verb } from './verb.ts'

export type Bilingual = { readonly mn: string; readonly en: string }

/** One published version of a module, with the sentence that the store shows. */
export type Release = { readonly version: string; readonly date: string; readonly change: Bilingual }

export type MenuEntry = {
  readonly key: string
  /** Message key of the label. */
  readonly label: string
  readonly icon: string
  readonly path: string
  readonly order: number
  readonly parent?: string
  readonly permission?: string
  readonly operatorOnly?: boolean
  /** Stays where the tenant switched the feature off: its screen says so. */
  readonly ignoresFeature?: boolean
}

/** A column whose values are sealed by the secret box, bound to their row: `secrets rotate` seals them anew. */
export type SealedColumn = {
  readonly table: string
  readonly column: string
  readonly idColumn: string
  /** True for a table of the tenants, false for one of the platform. */
  readonly tenantScoped: boolean
}

export type ModuleManifest = Readonly<{
  id: string
  /** Present when the module is an app of the store; a module without one is part of every tenant. */
  slug?: string
  icon?: string
  category?: string
  name: Bilingual
  description: Bilingual
  /** An optional app may be absent from a catalog, and is then as if it were not compiled in; every other one must be listed. */
  catalog?: 'optional'
  /** An app of the organisation's own business: the scopes `erp.read` and `erp.write` open it, beside those named after its permissions. */
  isBusiness?: true
  /** The capability of the core that this module is part of: each tenant switches it. Modules that are apps have none. */
  feature?: Feature
  /** Installed with every tenant and never uninstalled. */
  required?: boolean
  /** False: the app is present, but cannot be activated on a tenant, unless the catalog of the distribution says that it can. */
  activatable?: boolean
  history: readonly [Release, ...Release[]]
  dependencies: Readonly<Record<string, string>>
  permissions?: {
    readonly prefix: string
    readonly verbs: readonly Verb[]
    /** What the role `user`, and so every member, has in a new tenant; tenants that exist get it by a migration. */
    readonly forEveryone?: readonly Verb[]
  }
  /** For the routes of a module without permissions of its own: the prefix of one that it depends on. */
  permissionPrefix?: string
  root?: string
  routes?: readonly RouteDefinition[]
  /** What each operation does, in Mongolian, by the name that the published contract gives it. */
  operations?: Readonly<Record<string, string>>
  /** Endpoints of a protocol, which are no rows of `routes`, as the published contract describes them. */
  paths?: (settings: Settings) => Readonly<Record<string, Readonly<Record<string, unknown>>>>
  menus?: readonly MenuEntry[]
  migrations?: URL
  messages?: AnyMessages
  /** What the module refuses, by code; the published contract takes the statuses from here. */
  errors?: ErrorStatuses
  jobs?: readonly JobDefinition[]
  listens?: readonly Listener[]
  provides?: readonly Provision[]
  /** What the operator may set for this module; the settings page and .env.example are derived. */
  settings?: SettingGroup
  sealed?: readonly SealedColumn[]
  /** Tables of the tenant that its export contains. */
  exports?: readonly ExportedTable[]
  /** What of the module goes along, beside tables with a tenant_id, when an organisation is copied elsewhere. */
  moving?: Moving
  /** Tables of other modules that this module's stores and functions of the database read, each with the reason. Nobody writes another module's table. */
  reads?: Readonly<Record<string, string>>
}>

/** A module is a value: this freezes it and checks what types cannot say. */
export function defineModule(manifest: ModuleManifest): ModuleManifest {
  if (manifest.routes?.some(route => route.access.kind === 'permission') && !permissionPrefixOf(manifest)) {
    throw new Error(`${manifest.id} has routes that need a permission, but declares no permission prefix`)
  }
  if (manifest.catalog === 'optional' && (manifest.slug === undefined || manifest.required)) {
    throw new Error(`${manifest.id} may be absent from a catalog, so it must be an app that nothing requires`)
  }
  if (manifest.isBusiness && (manifest.catalog !== 'optional' || !manifest.permissions)) {
    throw new Error(
      `${manifest.id} is a business app, so it must be optional and have permissions of its own`,
    )
  }
  if (manifest.feature && manifest.slug !== undefined) {
    throw new Error(`${manifest.id} is an app of the store, so it cannot be a feature of the core as well`)
  }
  return Object.freeze(manifest)
}

export const versionOf = (manifest: ModuleManifest): string => manifest.history[0].version

/** What the permissions of a module's routes begin with. */
export const permissionPrefixOf = ({ permissions, permissionPrefix }: ModuleManifest): string | undefined =>
  permissions?.prefix ?? permissionPrefix

export function permissionsOf(manifest: ModuleManifest): string[] {
  return manifest.permissions?.verbs.map(verb => `${manifest.permissions!.prefix}.${verb}`) ?? []
}

/** The permissions that every member has until the tenant decides otherwise. */
export const permissionsForEveryone = ({ permissions }: ModuleManifest): string[] =>
  permissions?.forEveryone?.map(verb => `${permissions.prefix}.${verb}`) ?? []

/** Whether a tenant with these apps has the module: its app is active, or its feature on; what is neither is part of every tenant. */
export const isModulePresent = (
  { slug, feature }: { slug?: string | undefined; feature?: Feature | undefined },
  apps: ReadonlySet<string>,
): boolean => (slug === undefined || apps.has(slug)) && (feature === undefined || isFeatureOn(feature, apps))
