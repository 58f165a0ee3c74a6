import { ColorSwatch, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import type { ColorFieldProps } from './color-field-props.ts'

const load = () => import('./loaded-color-field.tsx')

type Swap = { Loaded: Awaited<ReturnType<typeof load>>['LoadedColorField']; hasFocus: boolean }

/** A colour can be written at once; the palette to pick from is loaded when the field gets the focus. */
export function ColorField(props: ColorFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [swap, setSwap] = useState<Swap | null>(null)
  if (swap) return <swap.Loaded {...props} hasFocus={swap.hasFocus} />
  const { swatches: _later, value = '', onChange, onFocus, ...field } = props
  return (
    <TextInput
      {...field}
      ref={input}
      value={value}
      onChange={event => onChange?.(event.currentTarget.value)}
      onPointerEnter={() => void load()}
      onFocus={event => {
        onFocus?.(event)
        void load().then(({ LoadedColorField }) =>
          setSwap({ Loaded: LoadedColorField, hasFocus: document.activeElement === input.current }),
        )
      }}
      leftSection={<ColorSwatch color={value} size={18} />}
      styles={{ input: { direction: 'ltr' } }}
    />
  )
}
