import { useState } from 'react'
import type { DataTableProps } from './data-table-props.ts'

export type Selection<Row> = {
  isOn: boolean
  /** The chosen rows of this page. */
  rows: readonly Row[]
  isAll: boolean
  canSelect: (row: Row) => boolean
  has: (row: Row) => boolean
  toggle: (row: Row) => void
  toggleAll: () => void
  clear: () => void
}

/** Only rows that are on the screen can be chosen: nobody should act on what they do not see. */
export function useSelection<Row>(props: DataTableProps<Row>): Selection<Row> {
  const { query, rowKey, bulk, isSelectable = () => true } = props
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const possible = (query.data?.items ?? []).filter(isSelectable)
  const rows = possible.filter(row => keys.has(rowKey(row)))
  const isAll = possible.length > 0 && rows.length === possible.length
  const toggle = (row: Row) => {
    const next = new Set(keys)
    if (!next.delete(rowKey(row))) next.add(rowKey(row))
    setKeys(next)
  }
  return {
    isOn: bulk !== undefined,
    rows,
    isAll,
    canSelect: isSelectable,
    has: row => keys.has(rowKey(row)),
    toggle,
    toggleAll: () => setKeys(new Set(isAll ? [] : possible.map(rowKey))),
    clear: () => setKeys(new Set()),
  }
}
