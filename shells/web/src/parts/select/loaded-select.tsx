import { Select } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import type { Before, SelectFieldProps } from './select-field-props.ts'

/** Takes over from the plain field: its focus, what was typed into it, and the press that asked for the list. */
export function LoadedSelect({ before, data, ...props }: SelectFieldProps & { before: Before }) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the field that asked for it
  useLayoutEffect(() => {
    if (before.hasFocus) input.current?.focus({ preventScroll: true })
    if (before.typed) props.onSearchChange?.(before.typed)
  }, [])
  return (
    <Select
      {...props}
      ref={input}
      data={[...data]}
      defaultSearchValue={before.typed || undefined}
      defaultDropdownOpened={before.isPressed || before.typed !== ''}
    />
  )
}
