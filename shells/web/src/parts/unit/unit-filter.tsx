import type { TableControls } from '../data-table/search/use-table-search.ts'
import classes from '../person/person-filter.module.css'
import { UnitSelect } from './unit-select.tsx'

type UnitFilterProps<F extends string> = { table: TableControls<F>; name: F; label: string }

/** A table's filter by unit, which includes what lies below it. */
export function UnitFilter<F extends string>({ table, name, label }: UnitFilterProps<F>) {
  return (
    <UnitSelect
      className={classes.filter}
      aria-label={label}
      placeholder={label}
      value={table.filters[name] ?? null}
      onChange={value => table.setFilter(name, value)}
    />
  )
}
