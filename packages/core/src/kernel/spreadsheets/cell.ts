/** What a cell of a file holds. A time is the wall clock of the report's zone, as if it were UTC: files know no zones. */
export type SheetCell = string | number | null | { readonly wall: number; readonly isDay: boolean }

/** A row of a file, or a line above its rows. */
export type SheetRow = { readonly cells: readonly SheetCell[]; readonly isHead?: true }

/** Rows as a cursor brings them: to wait for each one costs more than to write it. */
export type SheetRows = AsyncIterable<readonly SheetRow[]>

/** 2026-11-16 18:00:00, or the day alone. */
export const wallText = ({ wall, isDay }: Exclude<SheetCell, string | number | null>): string =>
  new Date(wall)
    .toISOString()
    .replace('T', ' ')
    .slice(0, isDay ? 10 : 19)
