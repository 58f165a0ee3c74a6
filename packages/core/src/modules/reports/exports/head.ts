import { dayIn, zoneOffset } from '../../../kernel/days/zone.ts'
import { columnsOf, labelOf, nameOf } from '../run/columns.ts'
import type { ResolvedQuery } from '../run/query.ts'
import type { Reader } from '../run/readable.ts'

type Words = Pick<Reader, 'services' | 'language'>

/** The lines above the rows: what it is, when it was made and in which zone, for which period and which filters. */
export function headLines(
  reader: Words,
  query: ResolvedQuery,
  { name, now }: { name: string; now: number },
): string[][] {
  const say = (key: string, params?: Record<string, string>) =>
    reader.services.translator.text(reader.language, key, params)
  const local = new Date(now + zoneOffset(query.zone, now) * 60_000).toISOString()
  return [
    [name],
    [say('reports.head.made', { at: local.slice(0, 16).replace('T', ' '), zone: query.zone })],
    ...periodLine(query, say),
    ...dayLine(query, say),
    ...query.filters.map(filter => [filterText(reader, filter, query)]),
    columnsOf(reader, query).map(({ label }) => label),
  ]
}

type Say = (key: string, params?: Record<string, string>) => string

function periodLine({ span, zone }: ResolvedQuery, say: Say): string[][] {
  if (span === null) return []
  const from = dayIn(zone, span.from.getTime())
  return [[say('reports.head.period', { from, to: dayIn(zone, span.to.getTime() - 1) })]]
}

function dayLine({ asOf, zone }: ResolvedQuery, say: Say): string[][] {
  return asOf === null ? [] : [[say('reports.head.as_of', { day: dayIn(zone, asOf.getTime() - 1) })]]
}

function filterText(
  reader: Words,
  { column, op, value }: ResolvedQuery['filters'][number],
  { zone }: ResolvedQuery,
): string {
  const { translator } = reader.services
  const one = (part: unknown): string =>
    part instanceof Date
      ? dayIn(zone, part.getTime())
      : (nameOf(reader, column, String(part)) ?? String(part))
  const shown = value === null ? '' : Array.isArray(value) ? value.map(one).join(', ') : one(value)
  return `${labelOf(reader, column)}: ${translator.text(reader.language, `reports.op.${op}`)} ${shown}`.trim()
}
