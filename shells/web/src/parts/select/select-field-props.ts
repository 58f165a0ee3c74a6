import type { SelectProps } from '@mantine/core'

export type SelectFieldProps = Pick<
  SelectProps,
  | 'aria-label'
  | 'allowDeselect'
  | 'className'
  | 'clearable'
  | 'clearButtonProps'
  | 'description'
  | 'disabled'
  | 'error'
  | 'filter'
  | 'label'
  | 'maw'
  | 'nothingFoundMessage'
  | 'onChange'
  | 'onSearchChange'
  | 'placeholder'
  | 'renderOption'
  | 'required'
  | 'searchable'
  | 'searchValue'
  | 'styles'
  | 'value'
  | 'w'
  | 'withScrollArea'
> & { data: readonly { value: string; label: string }[] }

/** How the field stood when the list came: whether it had the focus, was pressed, and what was typed by then. */
export type Before = { hasFocus: boolean; isPressed: boolean; typed: string }
