import { SelectField } from '../../select/select-field.tsx'
import type { TableControls } from '../search/use-table-search.ts'
import classes from './filter-bar.module.css'

type FilterSelectProps<F extends string> = {
  table: TableControls<F>
  name: F
  label: string
  options: readonly { value: string; label: string }[]
}

export function FilterSelect<F extends string>({ table, name, label, options }: FilterSelectProps<F>) {
  return (
    <SelectField
      className={classes.select}
      aria-label={label}
      placeholder={label}
      data={options}
      value={table.filters[name] ?? null}
      onChange={value => table.setFilter(name, value)}
      clearable
      clearButtonProps={{ 'aria-label': label }}
      searchable={options.length > 8}
    />
  )
}
