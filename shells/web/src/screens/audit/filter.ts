import type { AuditQuery } from '../../data/audit.ts'
import type { TableControls } from '../../parts/data-table/search/use-table-search.ts'
import { startOf } from '../../parts/day/period.ts'
import type { AUDIT_FILTERS } from './address.ts'

export type AuditTable = TableControls<(typeof AUDIT_FILTERS)[number]>

/** Days of the reader become moments; the last day belongs to the period. */
export function filterOf({ q, filters }: Pick<AuditTable, 'q' | 'filters'>): AuditQuery {
  const { kind, actor, action, target, from, to } = filters
  const given = { kind, actor, action, target, q: q || undefined, from: startOf(from), to: startOf(to, 1) }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

/** A plain link: the browser saves the stream, however long it is. */
export function exportAddress(filter: AuditQuery, format: 'csv' | 'jsonl'): string {
  const query = new URLSearchParams({ format, ...(filter as Record<string, string>) })
  return `/api/v1/audit/export?${query}`
}
