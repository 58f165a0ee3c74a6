import { dirname } from 'node:path/posix'
import { coreModules, type ModuleManifest, resolveGraph } from '@tamga/core/testing'
import { signIn } from '../../../distributions/sign-in/distribution.ts'
import { projectFiles, readProjectFile, type SourceFile } from '../source.ts'
import { importCircles } from './circles.ts'
import { functionBodies, holdsSql, isStore, tableOwners, tableUses, withoutFunctions } from './sql.ts'
import { tablesNamed } from './sql-tables.ts'
import { allNodes, calledName, functionsOf } from './syntax.ts'

export const MOST_FILES = 15
export const MOST_LINES = 50
export const MOST_PARAMETERS = 3

const CORE = 'packages/core/src'

const isServer = ({ path }: SourceFile) =>
  /^(packages\/core\/src|distributions)\//.test(path) && !path.startsWith(`${CORE}/testing/`)

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

/** The manifest of the module that a folder holds, in the order in which their migrations are applied. */
function manifests(): Map<string, ModuleManifest> {
  const files = projectFiles().filter(path => /\/modules\/[^/]+\/module\.ts$/.test(path))
  const homes = new Map(
    files.map(path => [/\bid: '([^']+)'/.exec(readProjectFile(path))?.[1] ?? '', dirname(path)]),
  )
  const { order } = resolveGraph([...coreModules, ...signIn.modules])
  return new Map(
    order.flatMap(manifest => {
      const home = homes.get(manifest.id)
      return home === undefined ? [] : [[home, manifest] as const]
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

type Definition = { readonly home: string; readonly name: string; readonly body: string }

/** Functions as all migrations leave them: several modules may define one in turn, the last of them has its body. */
function liveFunctions(migrations: readonly Migration[]): Definition[] {
  const modules = manifests()
  const order = [...modules.keys()]
  const place = (home: string) => order.indexOf(home)
  const defined = [...Map.groupBy(migrations, ({ path }) => homeOf(path))].flatMap(([home, own]) =>
    [...functionBodies(own)].map(([name, body]) => ({ home, name, body })),
  )
  return [...Map.groupBy(defined, ({ name }) => name).values()].map(
    definitions => definitions.toSorted((a, b) => place(a.home) - place(b.home)).at(-1)!,
  )
}

/** Foreign tables that a function of the database uses, as "use table function". A module declares what its functions read, too. */
export function foreignTablesOfFunctions(migrations = readMigrations()): string[] {
  const owners = ownersOf(migrations)
  const modules = manifests()
  const found = liveFunctions(migrations).flatMap(({ home, name, body }) =>
    tablesNamed(body).flatMap(({ table, use }) => {
      const owner = owners.get(table)
      if (owner === undefined || homeOf(owner) === home) return []
      if (use === 'read' && modules.get(home)?.reads?.[table] !== undefined) return []
      return [`${use} ${table} ${name}`]
    }),
  )
  return [...new Set(found)]
}

/** Rows of foreign tables that a migration writes itself, as "table migration". */
export function foreignWritesOfMigrations(migrations = readMigrations()): string[] {
  const owners = ownersOf(migrations)
  return migrations.flatMap(({ path, text }) => {
    const written = tablesNamed(withoutFunctions(text)).filter(({ use }) => use === 'write')
    const foreign = written.filter(
      ({ table }) => owners.has(table) && homeOf(owners.get(table)!) !== homeOf(path),
    )
    return foreign.map(({ table }) => `${table} ${path}`)
  })
}

/** Tables that a manifest says its module reads, and none of its statements and functions does. */
export function idleReads(files: readonly SourceFile[]): string[] {
  const used = new Set([
    ...files
      .filter(isServer)
      .flatMap(file => tableUses(file).map(({ table }) => `${homeOf(file.path)} ${table}`)),
    ...liveFunctions(readMigrations()).flatMap(({ home, body }) =>
      tablesNamed(body).map(({ table }) => `${home} ${table}`),
    ),
  ])
  return [...manifests()].flatMap(([home, { reads = {} }]) =>
    Object.keys(reads)
      .map(table => `${home} ${table}`)
      .filter(claim => !used.has(claim)),
  )
}
