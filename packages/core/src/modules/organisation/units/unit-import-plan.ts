import type { PersonRef } from '../../../kernel/context.ts'
import { uuidv7 } from '../../../kernel/crypto/uuid.ts'
import {
  type CsvRow,
  type LineError,
  readCsvFile,
  textErrors,
} from '../../../kernel/spreadsheets/csv-import.ts'
import { createUnitFinder, PATH_MARK } from './unit-names.ts'
import type { ListedUnit } from './unit-view-store.ts'

type Column = 'name' | 'code' | 'parent' | 'manager'

const HEADINGS: Readonly<Record<string, Column>> = {
  name: 'name',
  нэр: 'name',
  code: 'code',
  код: 'code',
  parent: 'parent',
  'дээд нэгж': 'parent',
  manager: 'manager',
  удирдлага: 'manager',
}

export type UnitLine = {
  line: number
  name: string
  code: string | null
  parent: string | null
  manager: string | null
}
export type UnitFile = {
  count: number
  lines: UnitLine[]
  columns: ReadonlySet<Column>
  errors: LineError[]
}

export function readUnitFile(text: string): UnitFile {
  const { count, rows, columns, errors } = readCsvFile(text, { headings: HEADINGS, required: ['name'] })
  const codes = new Set<string>()
  const file: UnitFile = { count, lines: [], columns, errors: [...errors] }
  for (const row of rows) {
    const unit = readUnit(row)
    const found = [...row.errors, ...unitErrors(unit)]
    if (unit.code && codes.has(unit.code))
      found.push({ line: unit.line, path: '/code', code: 'duplicate_line' })
    if (unit.code) codes.add(unit.code)
    file.errors.push(...found)
    if (found.length === 0) file.lines.push(unit)
  }
  return file
}

const readUnit = ({ line, cell }: CsvRow<Column>): UnitLine => ({
  line,
  name: cell('name').normalize('NFC'),
  code: cell('code').normalize('NFC') || null,
  parent: cell('parent').normalize('NFC') || null,
  manager: cell('manager').toLowerCase() || null,
})

function unitErrors(unit: UnitLine): LineError[] {
  const errors = textErrors(unit, '/name', unit.name)
  if (unit.name === '') errors.push({ line: unit.line, path: '/name', code: 'required' })
  if (unit.code && !/^[^\p{Cc}\p{Z}]{1,32}$/u.test(unit.code))
    errors.push({ line: unit.line, path: '/code', code: 'pattern' })
  return errors
}

/** A unit as the file wants it, beside what it was; without `before` it is new. */
export type PlannedUnit = {
  readonly line: number
  readonly before: ListedUnit | undefined
  readonly unit: ListedUnit
}

type Ground = {
  readonly file: UnitFile
  readonly existing: readonly ListedUnit[]
  readonly managers: ReadonlyMap<string, PersonRef>
}

/**
 * What becomes of each line. A parent may stand anywhere in the file, so lines are taken as soon as their parent is known; what is
 * left over in the end names a unit that nobody knows.
 */
export function planUnits({ file, existing, managers }: Ground): {
  planned: PlannedUnit[]
  errors: LineError[]
} {
  const tree = new Map(existing.map(unit => [unit.id, unit]))
  const taken = new Set<string>()
  const planned: PlannedUnit[] = []
  const errors: LineError[] = []
  let waiting = file.lines
  for (let isMoving = true; isMoving && waiting.length > 0; ) {
    const left: UnitLine[] = []
    const find = createUnitFinder([...tree.values()])
    for (const line of waiting) {
      const parentId = line.parent === null ? null : find(line.parent)
      if (parentId === undefined) {
        left.push(line)
        continue
      }
      const item = planLine(line, { file, tree, managers, parentId })
      if (taken.has(item.unit.id)) errors.push({ line: line.line, path: '/name', code: 'duplicate_line' })
      taken.add(item.unit.id)
      tree.set(item.unit.id, item.unit)
      planned.push(item)
    }
    isMoving = left.length < waiting.length
    waiting = left
  }
  const unknown = waiting.map(({ line }) => ({ line, path: '/parent', code: 'unknown_unit' }))
  return {
    planned: withPaths(planned, tree),
    errors: [...errors, ...unknown, ...managerErrors(file, managers)],
  }
}

type Place = Omit<Ground, 'existing'> & { tree: ReadonlyMap<string, ListedUnit>; parentId: string | null }

function planLine(line: UnitLine, { file, tree, managers, parentId }: Place): PlannedUnit {
  const known = [...tree.values()]
  const before =
    (line.code ? known.find(unit => unit.code === line.code) : undefined) ??
    known.find(unit => unit.name === line.name && unit.parent_id === parentId && (!line.code || !unit.code))
  const path = parentId ? [...tree.get(parentId)!.path, line.name] : [line.name]
  const unit: ListedUnit = {
    id: before?.id ?? uuidv7(),
    name: line.name,
    code: line.code ?? before?.code ?? null,
    parent_id: before && !file.columns.has('parent') ? before.parent_id : parentId,
    manager: file.columns.has('manager')
      ? (line.manager && managers.get(line.manager)) || null
      : (before?.manager ?? null),
    path,
  }
  return { line: line.line, before, unit }
}

const managerErrors = ({ lines }: UnitFile, managers: ReadonlyMap<string, PersonRef>): LineError[] =>
  lines.flatMap(({ line, manager }) =>
    manager && !managers.has(manager) ? [{ line, path: '/manager', code: 'unknown_member' }] : [],
  )

/** Paths as they are when everything has moved; a unit inside itself has none. */
function withPaths(planned: readonly PlannedUnit[], tree: ReadonlyMap<string, ListedUnit>): PlannedUnit[] {
  const pathOf = (unit: ListedUnit): string[] => {
    const names: string[] = []
    const seen = new Set<string>()
    for (let at: ListedUnit | undefined = unit; at; at = at.parent_id ? tree.get(at.parent_id) : undefined) {
      if (seen.has(at.id)) return []
      seen.add(at.id)
      names.unshift(at.name)
    }
    return names
  }
  return planned.map(item => ({ ...item, unit: { ...item.unit, path: pathOf(item.unit) } }))
}

/** What the tree would not bear: circles, too many levels, two siblings of one name, a code twice. */
export function treeErrors(
  planned: readonly PlannedUnit[],
  existing: readonly ListedUnit[],
  maxDepth: number,
): LineError[] {
  const tree = new Map([...existing, ...planned.map(item => item.unit)].map(unit => [unit.id, unit]))
  const names = countBy([...tree.values()].map(nameKey))
  const codes = countBy([...tree.values()].flatMap(({ code }) => (code ? [code] : [])))
  return planned.flatMap<LineError>(({ line, unit }) => [
    ...(unit.path.length === 0 ? [{ line, path: '/parent', code: 'unit_cycle' }] : []),
    ...(unit.path.length > maxDepth
      ? [{ line, path: '/parent', code: 'unit_too_deep', params: { max: maxDepth } }]
      : []),
    ...(names.get(nameKey(unit))! > 1 ? [{ line, path: '/name', code: 'unit_name_taken' }] : []),
    ...(unit.code && codes.get(unit.code)! > 1 ? [{ line, path: '/code', code: 'unit_code_taken' }] : []),
  ])
}

const nameKey = ({ parent_id, name }: ListedUnit): string => `${parent_id ?? ''}${PATH_MARK}${name}`

function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}
