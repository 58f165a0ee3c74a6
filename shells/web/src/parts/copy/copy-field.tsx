import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from './copy-button.tsx'

type CopyFieldProps = { label: string; value: string; description?: ReactNode }

export function CopyField({ label, value, description }: CopyFieldProps) {
  return (
    <TextInput
      label={label}
      description={description}
      value={value}
      readOnly
      // The value is a code: it and its button run from left to right, the label follows the page.
      styles={{
        wrapper: { direction: 'ltr' },
        input: { fontFamily: 'var(--mantine-font-family-monospace)' },
      }}
      onFocus={event => event.currentTarget.select()}
      rightSection={<CopyButton value={value} label={label} />}
    />
  )
}
