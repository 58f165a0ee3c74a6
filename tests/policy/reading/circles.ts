import type { SourceFile } from '../source.ts'

/** Groups of files that import one another in a circle, types included (Tarjan's strongly connected components). */
export function importCircles(files: readonly SourceFile[]): string[][] {
  const targets = new Map(files.map(file => [file.path, file.imports]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const circles: string[][] = []

  function visit(path: string): void {
    order.set(path, order.size)
    lowest.set(path, order.get(path)!)
    stack.push(path)
    for (const next of targets.get(path)!) {
      if (!targets.has(next)) continue
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!))
    }
    if (lowest.get(path) !== order.get(path)) return
    const circle = stack.splice(stack.indexOf(path))
    if (circle.length > 1) circles.push(circle.sort())
  }

  for (const path of targets.keys()) if (!order.has(path)) visit(path)
  return circles
}
