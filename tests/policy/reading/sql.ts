import type { SourceFile } from '../source.ts'
import { type TableUse, tablesNamed } from './sql-tables.ts'
import { allNodes, calledName, type SyntaxNode } from './syntax.ts'

/** Calls of the query builder, each with whether it writes to the table it names. */
const BUILDER: Readonly<Record<string, 'read' | 'write'>> = {
  selectFrom: 'read',
  innerJoin: 'read',
  leftJoin: 'read',
  rightJoin: 'read',
  fullJoin: 'read',
  crossJoin: 'read',
  innerJoinLateral: 'read',
  leftJoinLateral: 'read',
  using: 'read',
  insertInto: 'write',
  replaceInto: 'write',
  updateTable: 'write',
  deleteFrom: 'write',
  mergeInto: 'write',
}

/** What may stand before a statement: comments, such as the reason why it reads a whole tenant, and brackets. */
const BEFORE = String.raw`(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/|\()*`
const STATEMENT = new RegExp(
  `^${BEFORE}(?:${[
    String.raw`with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s`,
    String.raw`select\s`,
    String.raw`insert\s+into\s`,
    String.raw`update\s+\S+\s+(?:as\s+)?(?:\w+\s+)?set\s`,
    String.raw`delete\s+from\s`,
    String.raw`merge\s+into\s`,
    String.raw`truncate\s+\w`,
    String.raw`lock\s+table\s`,
    String.raw`call\s+[\w.]+\s*\(`,
    String.raw`values\s*\(`,
  ].join('|')})`,
  'i',
)
/** A part of a statement that names a table, as stores put statements together. */
const PART = /\b(?:from|join|into|update|using)\s+[a-z_$]/i

/** The declaration of a dataset is a query in parts, and so a store as well. */
export const isStore = (path: string): boolean => /(^|[/-])(store|datasets?)\.ts$/.test(path)

/** Texts in a file that are SQL: templates tagged `sql`, literals that begin as a statement does, and in a store any part of one. */
function sqlTexts(file: SourceFile): string[] {
  const isSql = (text: string) => STATEMENT.test(text) || (isStore(file.path) && PART.test(text))
  const found: string[] = []
  for (const node of allNodes(file)) {
    if (node.type === 'TaggedTemplateExpression' && (node['tag'] as SyntaxNode)['name'] === 'sql')
      found.push(templateText(node['quasi'] as SyntaxNode))
    else if (node.type === 'TemplateLiteral' && isSql(templateText(node))) found.push(templateText(node))
    else if (node.type === 'Literal' && typeof node['value'] === 'string' && isSql(node['value']))
      found.push(node['value'])
  }
  return found
}

const templateText = (template: SyntaxNode): string =>
  (template['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' $ ')

const builderCalls = (file: SourceFile): { name: string; node: SyntaxNode }[] =>
  allNodes(file).flatMap(node => {
    const name = calledName(node)
    return name !== undefined && Object.hasOwn(BUILDER, name) ? [{ name, node }] : []
  })

export const holdsSql = (file: SourceFile): boolean =>
  /\bsql\b|select|insert|update|delete|truncate|merge|values|call|lock/i.test(file.text) &&
  (sqlTexts(file).length > 0 || builderCalls(file).some(({ name }) => name !== 'using'))

/** The tables that the statements of a file name, and whether they write them. */
export function tableUses(file: SourceFile): TableUse[] {
  const built = builderCalls(file).flatMap(({ name, node }) => {
    const [first] = node['arguments'] as SyntaxNode[]
    const table = typeof first?.['value'] === 'string' ? first['value'].split(/\s+as\s+/i)[0]! : undefined
    return table === undefined ? [] : [{ table: table.replace(/^public\./, ''), use: BUILDER[name]! }]
  })
  return [...built, ...sqlTexts(file).flatMap(tablesNamed)]
}

const CREATES = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?((?:\w+\.)?\w+)/gi

/** Which folder's migrations created each table. */
export function tableOwners(migrations: readonly { path: string; text: string }[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const { path, text } of migrations) {
    const owner = path.replace(/\/(?:migrations|sql)\/[^/]+$/, '')
    for (const [, table] of text.matchAll(CREATES))
      owners.set(table!.replace(/^public\./, '').toLowerCase(), owner)
  }
  return owners
}

const FUNCTIONS =
  /\b(?:create\s+(?:or\s+replace\s+)?(?:function|procedure)\s+((?:\w+\.)?\w+)\s*\([\s\S]*?\$(\w*)\$([\s\S]*?)\$\2\$|drop\s+(?:function|procedure)\s+(?:if\s+exists\s+)?((?:\w+\.)?\w+))/gi

/** Functions as the migrations of one folder leave them, with their bodies. */
export function functionBodies(migrations: readonly { path: string; text: string }[]): Map<string, string> {
  const bodies = new Map<string, string>()
  for (const { text } of migrations.toSorted((a, b) => a.path.localeCompare(b.path)))
    for (const [, made, , body, dropped] of text.matchAll(FUNCTIONS)) {
      if (made !== undefined) bodies.set(made.toLowerCase(), body!)
      else bodies.delete(dropped!.toLowerCase())
    }
  return bodies
}

/** What a migration does itself. */
export const withoutFunctions = (text: string): string => text.replace(FUNCTIONS, ' ')
