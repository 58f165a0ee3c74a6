import type { SourceFile } from '../source.ts'
import { allNodes, calledName, type SyntaxNode } from './syntax.ts'

/** Calls of the query builder, each with whether it writes to the table it names. */
const BUILDER: Readonly<Record<string, 'read' | 'write'>> = {
  selectFrom: 'read',
  innerJoin: 'read',
  leftJoin: 'read',
  crossJoin: 'read',
  innerJoinLateral: 'read',
  leftJoinLateral: 'read',
  insertInto: 'write',
  updateTable: 'write',
  deleteFrom: 'write',
  mergeInto: 'write',
}

const STATEMENT =
  /^\s*(?:with\s+(?:recursive\s+)?\w+\s*(?:\([^)]*\)\s*)?as\s|select\s|insert\s+into\s|update\s+\S+\s+(?:as\s+)?(?:\w+\s+)?set\s|delete\s+from\s|lock\s+table\s)/i

export type TableUse = { readonly table: string; readonly use: 'read' | 'write' }

/** Texts in a file that are SQL: templates tagged `sql`, and literals that begin as a statement does. */
function sqlTexts(file: SourceFile): string[] {
  const found: string[] = []
  for (const node of allNodes(file)) {
    if (node.type === 'TaggedTemplateExpression' && (node['tag'] as SyntaxNode)['name'] === 'sql')
      found.push(templateText(node['quasi'] as SyntaxNode))
    else if (node.type === 'TemplateLiteral' && STATEMENT.test(templateText(node)))
      found.push(templateText(node))
    else if (node.type === 'Literal' && typeof node['value'] === 'string' && STATEMENT.test(node['value']))
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
  /\bsql\b|select|insert|update|delete/i.test(file.text) &&
  (sqlTexts(file).length > 0 || builderCalls(file).length > 0)

const READS = /\b(?:from|join)\s+(?:only\s+)?((?:\w+\.)?\w+)(?!\w*\s*\()/gi
const WRITES = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?((?:\w+\.)?\w+)/gi

/** The tables that the statements of a file name, and whether they write them. */
export function tableUses(file: SourceFile): TableUse[] {
  const built = builderCalls(file).flatMap(({ name, node }) => {
    const [first] = node['arguments'] as SyntaxNode[]
    const table = typeof first?.['value'] === 'string' ? first['value'].split(/\s+as\s+/i)[0]! : undefined
    return table === undefined ? [] : [{ table, use: BUILDER[name]! }]
  })
  const written = sqlTexts(file).flatMap(text => [
    ...[...text.matchAll(WRITES)].map(match => ({ table: match[1]!, use: 'write' as const })),
    ...[...text.replace(WRITES, ' ').matchAll(READS)].map(match => ({
      table: match[1]!,
      use: 'read' as const,
    })),
  ])
  return [...built, ...written].map(({ table, use }) => ({
    table: table.replace(/^public\./, '').toLowerCase(),
    use,
  }))
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

/** Tables that a body of SQL inserts into, updates or deletes from. */
export const writtenTables = (body: string): string[] => [
  ...new Set([...body.matchAll(WRITES)].map(match => match[1]!.replace(/^public\./, '').toLowerCase())),
]
