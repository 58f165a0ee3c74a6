const WRITTEN = /^(\d{4})[-./]?(\d{1,2})[-./]?(\d{1,2})$/
const COMPACT = /^\d{5,7}$/

/** `2026-11-15` from what somebody wrote (`2026.11.15`, `20261115`, `2026/1/5`); null where that is no day. */
export function readDay(text: string): string | null {
  const found = WRITTEN.exec(text.trim())
  // Without signs between them, only eight digits say which are the month.
  if (!found || COMPACT.test(text.trim())) return null
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number]
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
