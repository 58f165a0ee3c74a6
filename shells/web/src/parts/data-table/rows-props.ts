import type { DataTableProps } from './data-table-props.ts'
import type { Selection } from './use-selection.ts'

export type RowsProps<Row> = DataTableProps<Row> & { selection: Selection<Row> }
