import { stringify } from 'yaml'

type Values = Record<string, unknown>
type Scope = { dot: unknown; variables: Values }

type Node =
  | { kind: 'text'; text: string }
  | { kind: 'value'; pipeline: string }
  | { kind: 'if' | 'range'; head: string; body: Node[] }

/**
 * As much of Helm's template language as the chart uses: paths, `if`, `range $key, $value := …`, and the functions quote, toYaml and
 * nindent. Anything else is an error here, so that the chart stays within what this test can judge.
 */
export function renderTemplate(template: string, values: Values): string {
  const pieces = template.split(/(\{\{-?[\s\S]*?-?\}\})/)
  const nodes = parse(trimmed(pieces))
  return render(nodes, { dot: values, variables: { $: values } })
}

/** A dash eats the white space on its side. */
const trimmed = (pieces: readonly string[]): string[] =>
  pieces.map((piece, place) => {
    if (piece.startsWith('{{')) return piece
    const before = pieces[place - 1]?.endsWith('-}}') ? piece.trimStart() : piece
    return pieces[place + 1]?.startsWith('{{-') ? before.trimEnd() : before
  })

function parse(pieces: readonly string[]): Node[] {
  const root: Node[] = []
  const open: Node[][] = [root]
  for (const piece of pieces) {
    if (!piece.startsWith('{{')) {
      open.at(-1)!.push({ kind: 'text', text: piece })
      continue
    }
    const action = piece.replace(/^\{\{-?\s*|\s*-?\}\}$/g, '')
    const [, kind, head] = /^(if|range)\s+(.*)$/.exec(action) ?? []
    if (action === 'end') open.pop()
    else if (kind === 'if' || kind === 'range') {
      const block = { kind, head: head!, body: [] } as Node & { body: Node[] }
      open.at(-1)!.push(block)
      open.push(block.body)
    } else open.at(-1)!.push({ kind: 'value', pipeline: action })
  }
  if (open.length !== 1) throw new Error('a block of the template is not closed')
  return root
}

const render = (nodes: readonly Node[], scope: Scope): string =>
  nodes.map(node => renderNode(node, scope)).join('')

function renderNode(node: Node, scope: Scope): string {
  if (node.kind === 'text') return node.text
  if (node.kind === 'value') return String(evaluate(node.pipeline, scope))
  if (node.kind === 'if') return evaluate(node.head, scope) ? render(node.body, scope) : ''
  const [, names, source] = /^(.*?):=\s*(.*)$/.exec(node.head) ?? []
  if (!names) throw new Error(`range without variables: ${node.head}`)
  const [first, second] = names.split(',').map(name => name.trim())
  const list = evaluate(source!, scope) as object
  return Object.entries(list)
    .map(([key, value]) => {
      const own = second ? { [first!]: key, [second]: value } : { [first!]: value }
      return render(node.body, { ...scope, variables: { ...scope.variables, ...own } })
    })
    .join('')
}

function evaluate(pipeline: string, scope: Scope): unknown {
  const [first, ...rest] = pipeline.split('|').map(part => part.trim())
  const start = first!.startsWith('toYaml ') ? toYaml(lookUp(first!.slice(7), scope)) : lookUp(first!, scope)
  return rest.reduce<unknown>((value, call) => apply(call, value), start)
}

const toYaml = (value: unknown): string => stringify(value).trimEnd()

function apply(call: string, value: unknown): unknown {
  if (call === 'quote') return JSON.stringify(String(value))
  const [, spaces] = /^nindent (\d+)$/.exec(call) ?? []
  if (spaces === undefined) throw new Error(`unknown function ${call}`)
  return String(value)
    .split('\n')
    .map(line => `\n${' '.repeat(Number(spaces))}${line}`)
    .join('')
}

function lookUp(path: string, { dot, variables }: Scope): unknown {
  const [head, ...names] = path.split('.')
  const start = head === '' ? dot : variables[head!]
  const found = names.reduce<unknown>((value, name) => (value as Values | undefined)?.[name], start)
  if (found === undefined) throw new Error(`the template asks for ${path}, which is not there`)
  return found
}
