import { zoneOffset } from '../../../kernel/days/zone.ts'
import type { SheetCell } from '../../../kernel/spreadsheets/cell.ts'
import type { Cell } from '../run/cells.ts'
import { columnsOf, nameOf } from '../run/columns.ts'
import type { ResolvedQuery } from '../run/query.ts'
import type { Reader } from '../run/readable.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

type Words = Pick<Reader, 'services' | 'language'>

/** Turns the cells of a row into those of a file: names resolved, times on the clock of the zone. Made once for a file. */
export function createRenderer(reader: Words, query: ResolvedQuery): (row: readonly Cell[]) => SheetCell[] {
  const offsets = new Map<number, number>()
  const names = query.by.map(() => new Map<string, string>())
  const columns = columnsOf(reader, query)
  const say = (key: string) => reader.services.translator.text(reader.language, key)
  const [yes, no] = [say('reports.yes'), say('reports.no')]

  /** The clock of a zone changes on the hour at most, so one look-up serves the whole hour. */
  function wallOf(moment: number): number {
    const hour = Math.floor(moment / HOUR_MS)
    const known = offsets.get(hour) ?? zoneOffset(query.zone, hour * HOUR_MS)
    offsets.set(hour, known)
    return moment + known * MINUTE_MS
  }

  function named(index: number, value: string): string {
    const column = query.by[index]?.column
    if (!column?.name && !column?.values) return value
    const known = names[index]!.get(value) ?? nameOf(reader, column, value) ?? value
    names[index]!.set(value, known)
    return known
  }

  function render(cell: Cell, index: number): SheetCell {
    if (cell === null || typeof cell === 'number') return cell
    if (typeof cell === 'boolean') return cell ? yes : no
    const { type } = columns[index]!
    if (type === 'time') return { wall: wallOf(Date.parse(cell)), isDay: false }
    if (type === 'date') return { wall: Date.parse(`${cell}T00:00:00Z`), isDay: true }
    return named(index, cell)
  }

  return row => row.map(render)
}
