/** Results go to standard output, progress and complaints to standard error: a script reads only the former. */
export type Terminal = Readonly<{
  say(line: string): void
  note(line: string): void
  json(value: unknown): void
}>

export const terminal: Terminal = Object.freeze({
  say: line => void process.stdout.write(`${line}\n`),
  note: line => void process.stderr.write(`${line}\n`),
  json: value => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`),
})

/** Columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => [...(row[column] ?? '')].length)),
  )
  return rows.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
