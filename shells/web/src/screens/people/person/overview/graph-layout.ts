import type { AccessGraph, GraphNode } from './access-graph.ts'

export const NODE = { width: 210, height: 36, gap: 10 } as const
export const COLUMN = 263
export const WIDTH = 3 * COLUMN + NODE.width
const TOP = 30

export type PlacedNode = GraphNode & {
  readonly kind: 'person' | 'role' | 'permission' | 'application'
  readonly x: number
  readonly y: number
}
export type Line = { readonly key: string; readonly path: string }

/** Four columns, each in the middle of the height; read from the side where the language begins. */
export function layoutGraph(graph: AccessGraph, name: string, isRtl: boolean) {
  const columns = [
    { kind: 'person', nodes: [{ key: 'person', label: name }] },
    { kind: 'role', nodes: graph.roles },
    { kind: 'permission', nodes: graph.permissions },
    { kind: 'application', nodes: graph.applications },
  ] as const
  const step = NODE.height + NODE.gap
  const most = Math.max(...columns.map(({ nodes }) => nodes.length), 1)
  const height = TOP + most * step
  const nodes = columns.flatMap(({ kind, nodes: list }, column) =>
    list.map((node, row): PlacedNode => {
      const free = (most - list.length) * step
      return { ...node, kind, x: (isRtl ? 3 - column : column) * COLUMN, y: TOP + free / 2 + row * step }
    }),
  )
  const byKey = new Map(nodes.map(node => [node.key, node]))
  const lines = graph.edges.flatMap(([from, to]): Line[] => {
    const [start, end] = [byKey.get(from), byKey.get(to)]
    return start && end ? [{ key: `${from} ${to}`, path: curve(start, end, isRtl) }] : []
  })
  return { nodes, lines, height }
}

function curve(from: PlacedNode, to: PlacedNode, isRtl: boolean): string {
  const x1 = from.x + (isRtl ? 0 : NODE.width)
  const x2 = to.x + (isRtl ? NODE.width : 0)
  const [y1, y2] = [from.y + NODE.height / 2, to.y + NODE.height / 2]
  const middle = (x1 + x2) / 2
  return `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`
}
