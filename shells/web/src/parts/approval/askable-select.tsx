import { Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { askableQuery, type Subject } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../select/select-field.tsx'
import { approvalTexts } from './texts.ts'

type AskableSelectProps = {
  label: string
  kind: 'person' | 'role'
  without: readonly string[]
  /** The one who is chosen; absent where each choice is taken away at once. */
  value?: { id: string; name: string } | null
  error?: ReactNode
  onPick: (subject: Pick<Subject, 'id' | 'name'>) => void
}

/** Finds a person or a role by name on the server. */
export function AskableSelect({ label, kind, without, value, error, onPick }: AskableSelectProps) {
  const t = useTexts(approvalTexts)
  const [words, setWords] = useState('')
  const [wanted] = useDebouncedValue(words.trim(), 200)
  const q = wanted === value?.name ? '' : wanted
  const { data } = useQuery(askableQuery({ kind, q: q || undefined }))
  const found = (data?.items ?? []).filter(({ id }) => !without.includes(id))
  const choices =
    value && !found.some(({ id }) => id === value.id) ? [{ ...value, detail: null }, ...found] : found
  return (
    <SelectField
      label={label}
      placeholder={t('approval.search')}
      data={choices.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      renderOption={({ option }) => {
        const choice = choices.find(({ id }) => id === option.value)
        return (
          <Stack gap={0}>
            <Text size="sm">
              <bdi>{choice?.name}</bdi>
            </Text>
            {choice?.detail && (
              <Text size="xs" c="dimmed">
                <bdi>{choice.detail}</bdi>
              </Text>
            )}
          </Stack>
        )
      }}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      nothingFoundMessage={t('approval.search.none')}
      value={value?.id ?? null}
      error={error}
      onChange={picked => {
        const choice = choices.find(({ id }) => id === picked)
        if (value === undefined) setWords('')
        if (choice) onPick(choice)
      }}
    />
  )
}
