import type { useTableView } from './table-view.ts'

export type TableOptionsProps = {
  label: string
  /** Those that can be hidden. */
  columns: readonly { readonly key: string; readonly header: string }[]
  view: ReturnType<typeof useTableView>
}
