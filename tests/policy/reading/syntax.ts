import type { SourceFile } from '../source.ts'

/** A node of the syntax tree, as loosely as a rule needs it. */
export type SyntaxNode = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string'

/** Plain loops: the trees have millions of nodes. */
function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = []
  for (const name in node) {
    const value = node[name]
    if (Array.isArray(value)) {
      for (const one of value) if (isNode(one)) children.push(one)
    } else if (isNode(value)) children.push(value)
  }
  return children
}

function collectNodes(node: SyntaxNode, into: SyntaxNode[]): SyntaxNode[] {
  into.push(node)
  for (const child of childrenOf(node)) collectNodes(child, into)
  return into
}

/** Several rules look at the same trees. */
const NODES = new WeakMap<SourceFile, readonly SyntaxNode[]>()

/** Every node of a file, the outer ones first. */
export function allNodes(file: SourceFile): readonly SyntaxNode[] {
  const known = NODES.get(file)
  if (known) return known
  const nodes = collectNodes(file.program as unknown as SyntaxNode, [])
  NODES.set(file, nodes)
  return nodes
}

export const lineOf = ({ text }: SourceFile, position: number): number =>
  text.slice(0, position).split('\n').length

/** The name that a call calls: `f(…)` and `a.b.f(…)` both give f. */
export function calledName(node: SyntaxNode): string | undefined {
  if (node.type !== 'CallExpression') return undefined
  const callee = node['callee'] as SyntaxNode
  const name = callee.type === 'MemberExpression' ? (callee['property'] as SyntaxNode) : callee
  return name.type === 'Identifier' ? (name['name'] as string) : undefined
}

export type FunctionFound = { readonly place: string; readonly lines: number; readonly parameters: number }

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])

/** Every function of a file with its length; named by its declaration, or by the function around it. */
export function functionsOf(file: SourceFile): FunctionFound[] {
  const found: FunctionFound[] = []
  const visit = (node: SyntaxNode, name: string | undefined, outer: string): void => {
    const own = nameOf(node) ?? name
    const isFunction = FUNCTIONS.has(node.type)
    if (isFunction) found.push(measure(file, node, own ?? `inside ${outer}`))
    for (const child of childrenOf(node))
      visit(child, nameFor(node, child), isFunction ? (own ?? outer) : outer)
  }
  visit(file.program as unknown as SyntaxNode, undefined, 'the file')
  return found
}

const nameOf = (node: SyntaxNode): string | undefined =>
  (node['id'] as SyntaxNode | null | undefined)?.['name'] as string | undefined

function nameFor(parent: SyntaxNode, child: SyntaxNode): string | undefined {
  const named = (parent['id'] ?? parent['key']) as SyntaxNode | undefined
  if (named === child || !['VariableDeclarator', 'Property', 'MethodDefinition'].includes(parent.type))
    return undefined
  return named?.['name'] as string | undefined
}

function measure(file: SourceFile, node: SyntaxNode, name: string): FunctionFound {
  const first = lineOf(file, node.start)
  const list = node['params'] as SyntaxNode[] | { items?: SyntaxNode[] }
  const parameters = Array.isArray(list) ? list : (list.items ?? [])
  return {
    place: `${file.path} ${name}`,
    lines: lineOf(file, node.end) - first + 1,
    parameters: parameters.reduce((sum, parameter) => sum + namesIn(parameter), 0),
  }
}

/** TypeScript's `this` is no argument; a rest that is taken apart at once is as many as it names. */
function namesIn(parameter: SyntaxNode): number {
  if (parameter['name'] === 'this') return 0
  const rest = parameter.type === 'RestElement' ? (parameter['argument'] as SyntaxNode) : undefined
  return rest?.type === 'ArrayPattern' ? (rest['elements'] as unknown[]).length : 1
}
