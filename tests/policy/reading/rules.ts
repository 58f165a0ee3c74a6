import { dirname } from 'node:path/posix'
import { coreModules, type ModuleManifest } from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { projectFiles, readProjectFile, type SourceFile } from '../source.ts'
import { importCircles } from './circles.ts'
import { functionBodies, holdsSql, tableOwners, tableUses, writtenTables } from './sql.ts'
import { allNodes, calledName, functionsOf } from './syntax.ts'

export const MOST_FILES = 15
export const MOST_LINES = 50
export const MOST_PARAMETERS = 3

const CORE = 'packages/core/src'

const isServer = ({ path }: SourceFile) =>
  /^(packages\/core\/src|distributions)\//.test(path) && !path.startsWith(`${CORE}/testing/`)
/** The declaration of a dataset is a query in parts, and so a store as well. */
const isStore = (path: string) => /(^|[/-])(store|datasets?)\.ts$/.test(path)

/** What a file belongs to: a module, the kernel, or the part of the core that is named like its folder. */
function homeOf(path: string): string {
  const found =
    /^(packages\/core\/src\/(?:modules\/[^/]+|[^/]+)|distributions\/[^/]+(?:\/modules\/[^/]+)?)/.exec(
      path,
    )?.[1] ?? path
  return found
}

/** Folders with too many files of their own; "place" as in the list of breaches. */
export function crowdedFolders(): string[] {
  const counts = new Map<string, number>()
  for (const path of projectFiles()) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  // Migrations and records of decisions are numbered steps that can only be added to, and never moved.
  const isNumbered = (folder: string) => folder.endsWith('/migrations') || folder === 'docs/adr'
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !isNumbered(folder))
    .map(([folder]) => folder)
}

export const longFunctions = (files: readonly SourceFile[]): string[] =>
  files.flatMap(functionsOf).flatMap(({ place, lines }) => (lines > MOST_LINES ? [place] : []))

export const crowdedParameters = (files: readonly SourceFile[]): string[] =>
  files.flatMap(functionsOf).flatMap(({ place, parameters }) => (parameters > MOST_PARAMETERS ? [place] : []))

export const circles = (files: readonly SourceFile[]): string[] =>
  importCircles(files).map(circle => circle.join(' '))

/** A query outside of a store; kernel/database is made of them. */
export const sqlOutsideStores = (files: readonly SourceFile[]): string[] =>
  files
    .filter(isServer)
    .filter(({ path }) => !isStore(path) && !path.startsWith(`${CORE}/kernel/database/`))
    .filter(holdsSql)
    .map(({ path }) => path)

const ENTRANCES = new Set(['inTenant', 'inPlatform'])

export const opensTransactions = (file: SourceFile): boolean =>
  allNodes(file).some(node => ENTRANCES.has(calledName(node) ?? ''))

/** A store works in the transaction it was given; an endpoint table and a contract hold neither. */
export const transactionsOutsideServices = (files: readonly SourceFile[]): string[] =>
  files
    .filter(isServer)
    .filter(({ path }) => isStore(path) || /(^|[/-])(routes|contract|tables)\.ts$/.test(path))
    .filter(opensTransactions)
    .map(({ path }) => path)

const screenOf = (path: string): string | undefined => /^shells\/web\/src\/screens\/([^/]+)\//.exec(path)?.[1]

/** One screen that imports another: what two screens share is a part or data. */
export const screensOfScreens = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, imports }) =>
    imports
      .filter(name => screenOf(path) && screenOf(name) && screenOf(path) !== screenOf(name))
      .map(name => `${path} → ${name}`),
  )

/** The manifest of the module that a folder holds. */
function manifests(): Map<string, ModuleManifest> {
  const all = new Map([...coreModules, ...signIn.modules].map(manifest => [manifest.id, manifest]))
  const modules = projectFiles().filter(path => /\/modules\/[^/]+\/module\.ts$/.test(path))
  return new Map(
    modules.flatMap(path => {
      const manifest = all.get(/\bid: '([^']+)'/.exec(readProjectFile(path))?.[1] ?? '')
      return manifest ? [[dirname(path), manifest] as const] : []
    }),
  )
}

/** Their code moved into the kernel after identity's migrations had made them; a migration keeps its owner for ever. */
const TABLES_OF_THE_KERNEL = ['mail_message', 'one_time_link', 'login_failure']

type Migration = { readonly path: string; readonly text: string }

const readMigrations = (): Migration[] =>
  projectFiles()
    .filter(path => path.endsWith('.sql'))
    .map(path => ({ path, text: readProjectFile(path) }))

function ownersOf(migrations: readonly Migration[]): Map<string, string> {
  const owners = tableOwners(migrations)
  for (const table of TABLES_OF_THE_KERNEL) owners.set(table, `${CORE}/kernel`)
  return owners
}

/** Tables that a part of the server uses without owning them, as "use table home". A module declares what it reads. */
export function foreignTables(files: readonly SourceFile[]): string[] {
  const owners = ownersOf(readMigrations())
  const modules = manifests()
  const found = files.filter(isServer).flatMap(file => {
    const home = homeOf(file.path)
    return tableUses(file).flatMap(({ table, use }) => {
      const owner = owners.get(table)
      if (owner === undefined || homeOf(owner) === home) return []
      if (use === 'read' && modules.get(home)?.reads?.[table] !== undefined) return []
      return [`${use} ${table} ${home}`]
    })
  })
  return [...new Set(found)]
}

/** Foreign tables that functions of the database write, as "table function". A function may be defined anew by another module. */
export function foreignWritesOfFunctions(migrations = readMigrations()): string[] {
  const owners = ownersOf(migrations)
  const defined = [...Map.groupBy(migrations, ({ path }) => homeOf(path))].flatMap(([home, own]) =>
    [...functionBodies(own)].map(([name, body]) => ({ home, name, body })),
  )
  return [...Map.groupBy(defined, ({ name }) => name)].flatMap(([name, definitions]) => {
    const homes = definitions.map(({ home }) => home)
    return definitions
      .flatMap(({ body }) => writtenTables(body))
      .filter(table => owners.has(table) && !homes.includes(homeOf(owners.get(table)!)))
      .map(table => `${table} ${name}`)
  })
}

/** Tables that a manifest says its module reads, and none of its statements does. */
export function idleReads(files: readonly SourceFile[]): string[] {
  const used = new Set(
    files
      .filter(isServer)
      .flatMap(file => tableUses(file).map(({ table }) => `${homeOf(file.path)} ${table}`)),
  )
  return [...manifests()].flatMap(([home, { reads = {} }]) =>
    Object.keys(reads)
      .map(table => `${home} ${table}`)
      .filter(claim => !used.has(claim)),
  )
}
