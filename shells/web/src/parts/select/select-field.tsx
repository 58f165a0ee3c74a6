import { CloseButton, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Chevron } from './chevron.tsx'
import type { Before, SelectFieldProps } from './select-field-props.ts'

const load = () => import('./loaded-select.tsx')

type Swap = { Loaded: Awaited<ReturnType<typeof load>>['LoadedSelect']; before: Before }

/** A field to choose from a list. The list is loaded when somebody comes near, and put in place on focus. */
export function SelectField(props: SelectFieldProps) {
  const [swap, setSwap] = useState<Swap | null>(null)
  if (swap) return <swap.Loaded {...props} before={swap.before} />
  return <ClosedSelect {...props} onSwap={setSwap} />
}

function ClosedSelect({ onSwap, ...props }: SelectFieldProps & { onSwap: (swap: Swap) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const isPointer = useRef(false)
  const open = (isPressed: boolean) =>
    void load().then(({ LoadedSelect }) => {
      const typed = props.searchable && isChanged(input.current) ? (input.current?.value ?? '') : ''
      const hasFocus = document.activeElement === input.current
      // At once: what is typed between this look and the swap would be lost.
      flushSync(() => onSwap({ Loaded: LoadedSelect, before: { hasFocus, isPressed, typed } }))
    })
  const chosen = props.data.find(({ value }) => value === props.value)
  return (
    <TextInput
      {...fieldProps(props)}
      ref={input}
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      autoComplete="off"
      readOnly={!props.searchable}
      pointer={!props.searchable}
      key={chosen?.label}
      defaultValue={chosen?.label ?? ''}
      onPointerEnter={() => void load()}
      onPointerDown={() => {
        isPointer.current = true
      }}
      onFocus={() => isPointer.current || open(false)}
      onClick={() => open(true)}
      onKeyDown={event => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        open(true)
      }}
      rightSection={<RightSection {...props} />}
      rightSectionPointerEvents={chosen && props.clearable ? 'all' : 'none'}
    />
  )
}

const isChanged = (input: HTMLInputElement | null) => input?.value !== input?.defaultValue

/** What a plain field and the one with a list have in common. */
function fieldProps(props: SelectFieldProps) {
  const { data, value, onChange, clearable, clearButtonProps, searchable, searchValue, ...rest } = props
  const { allowDeselect, filter, nothingFoundMessage, onSearchChange, renderOption, ...others } = rest
  const { styles, withScrollArea, ...field } = others
  return field
}

function RightSection({ value, clearable, clearButtonProps, onChange }: SelectFieldProps) {
  if (!clearable || value == null) return <Chevron />
  return (
    <CloseButton
      variant="transparent"
      size="sm"
      aria-label={clearButtonProps?.['aria-label']}
      onClick={() => onChange?.(null, undefined as never)}
    />
  )
}
