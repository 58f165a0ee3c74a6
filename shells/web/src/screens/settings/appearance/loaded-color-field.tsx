import { ColorInput } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import type { ColorFieldProps } from './color-field-props.ts'

/** In place of the plain field, whose focus it takes over. */
export function LoadedColorField({ hasFocus, ...props }: ColorFieldProps & { hasFocus: boolean }) {
  const input = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the field that asked for it
  useLayoutEffect(() => {
    if (hasFocus) input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <ColorInput
      {...props}
      ref={input}
      format="hex"
      withEyeDropper={false}
      swatchesPerRow={8}
      styles={{ input: { direction: 'ltr' } }}
      popoverProps={{ withinPortal: true }}
    />
  )
}
