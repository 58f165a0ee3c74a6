import { useLocalStorage } from '@mantine/hooks'

/** A filtered and sorted list under a name of its own. */
export type SavedView = { readonly name: string; readonly search: string }

export type TableView = {
  readonly density: 'roomy' | 'dense'
  /** Keys of the columns that are not shown. */
  readonly hidden: readonly string[]
  readonly views: readonly SavedView[]
}

const PLAIN: TableView = { density: 'roomy', hidden: [], views: [] }

/** How somebody looks at one list, kept in this browser by the address of its screen. */
export function useTableView() {
  const [view, setView] = useLocalStorage<TableView>({
    key: `tamga.table ${location.pathname}`,
    defaultValue: PLAIN,
    getInitialValueInEffect: false,
  })
  return {
    ...PLAIN,
    ...view,
    change: (changes: Partial<TableView>) => setView(old => ({ ...PLAIN, ...old, ...changes })),
  }
}
