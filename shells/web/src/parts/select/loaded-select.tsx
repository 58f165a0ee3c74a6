import { Select } from '@mantine/core'
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import type { Before, SelectFieldProps } from './select-field-props.ts'

/** Takes over from the plain field: its focus, what was typed into it, and the press that asked for the list. */
export function LoadedSelect({ before, data, ...props }: SelectFieldProps & { before: Before }) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the field that asked for it
  useLayoutEffect(() => {
    if (before.hasFocus) input.current?.focus({ preventScroll: true })
    if (before.typed) props.onSearchChange?.(before.typed)
  }, [])
  // Opened after it stands there: a list that is open from the start never tells a screen reader that it is (aria-expanded).
  const [isOpened, setIsOpened] = useState(false)
  useEffect(() => setIsOpened(before.isPressed || before.typed !== ''), [before])
  // The field learns the id of its list without being drawn again, and says only then that it is expanded.
  const [, drawAgain] = useReducer((turn: number) => turn + 1, 0)
  useEffect(() => {
    if (!isOpened) return
    const frame = requestAnimationFrame(drawAgain)
    return () => cancelAnimationFrame(frame)
  }, [isOpened])
  return (
    <Select
      {...props}
      ref={input}
      data={[...data]}
      defaultSearchValue={before.typed || undefined}
      dropdownOpened={isOpened}
      onDropdownOpen={() => setIsOpened(true)}
      onDropdownClose={() => setIsOpened(false)}
    />
  )
}
