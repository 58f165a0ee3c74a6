import type { ColorInputProps } from '@mantine/core'

export type ColorFieldProps = Pick<
  ColorInputProps,
  'label' | 'placeholder' | 'swatches' | 'value' | 'onChange' | 'error' | 'onFocus' | 'onBlur'
>
