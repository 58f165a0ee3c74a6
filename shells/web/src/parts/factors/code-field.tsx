import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = {
  label: string
  value: string
  onChange: (code: string) => void
  error?: ReactNode
  /** Letters too, as in a recovery code. */
  isText?: boolean
}

/** One field for a code: phones offer it from a message, and show digits to type. */
export function CodeField({ label, value, onChange, error, isText = false }: Props) {
  return (
    <TextInput
      label={label}
      size="md"
      dir="ltr"
      required
      withAsterisk={false}
      autoComplete={isText ? 'off' : 'one-time-code'}
      inputMode={isText ? 'text' : 'numeric'}
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      data-autofocus
      autoFocus
      value={value}
      error={error}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
