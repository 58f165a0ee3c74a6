/** Between the names of a path, in files and on screens. */
export const PATH_MARK = ' / '

type NamedUnit = {
  readonly id: string
  readonly name: string
  readonly code: string | null
  readonly path: readonly string[]
}

export type UnitFinder = (text: string) => string | undefined

/** Finds a unit as people name it in a file: by its code, its path from the top, or its name where only one unit has it. */
export function createUnitFinder(units: readonly NamedUnit[]): UnitFinder {
  const byCode = new Map(units.flatMap(({ id, code }) => (code ? [[code, id] as const] : [])))
  const byPath = unambiguous(units.map(({ id, path }) => [path.join(PATH_MARK), id]))
  const byName = unambiguous(units.map(({ id, name }) => [name, id]))
  return text => {
    const asked = text.normalize('NFC').trim()
    return byCode.get(asked) ?? byPath.get(pathKey(asked)) ?? byName.get(asked)
  }
}

/** Spaces around the slashes of a path do not matter. */
const pathKey = (text: string): string =>
  text
    .split(/\s+\/\s+/)
    .map(name => name.trim())
    .join(PATH_MARK)

function unambiguous(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const repeated = new Set<string>()
  for (const [key, id] of pairs) {
    if (found.has(key)) repeated.add(key)
    found.set(key, id)
  }
  for (const key of repeated) found.delete(key)
  return found
}
