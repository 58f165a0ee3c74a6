import { NativeSelect } from '@mantine/core'
import { type Language, NATIVE_NAMES } from '@tamga/formats'
import { boot } from '../../api/boot.ts'

type LanguageSelectProps = {
  value: Language
  onChange: (language: Language) => void
  label: string
  languages?: readonly Language[]
}

/** Each language in its own name: who needs it may not read the present one. */
export function LanguageSelect({ value, onChange, label, languages = boot.languages }: LanguageSelectProps) {
  return (
    <NativeSelect
      label={label}
      value={value}
      onChange={event => onChange(event.currentTarget.value as Language)}
    >
      {languages.map(language => (
        <option key={language} value={language} lang={language}>
          {NATIVE_NAMES[language]}
        </option>
      ))}
    </NativeSelect>
  )
}
