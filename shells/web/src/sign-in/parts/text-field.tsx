import { TextInput, type TextInputProps } from '@mantine/core'

type Props = Omit<TextInputProps, 'onChange' | 'value'> & { value: string; onChange: (value: string) => void }

export function TextField({ onChange, ...props }: Props) {
  return (
    <TextInput
      required
      withAsterisk={false}
      size="md"
      {...props}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}

/** Addresses run from left to right in every language. */
export function EmailField(props: Props) {
  return (
    <TextField
      type="email"
      name="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      maxLength={254}
      {...props}
    />
  )
}
