import { Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Subject, type SubjectKind, subjectsQuery } from '../../../data/documents/documents.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { documentTexts } from '../texts.ts'

type SubjectSelectProps = {
  label: string
  kind?: SubjectKind
  without: readonly string[]
  onPick: (subject: Subject) => void
}

/** Finds colleagues, units and roles by name on the server. */
export function SubjectSelect({ label, kind, without, onPick }: SubjectSelectProps) {
  const t = useTexts(documentTexts)
  const [words, setWords] = useState('')
  const [q] = useDebouncedValue(words.trim(), 200)
  const { data } = useQuery(subjectsQuery({ q: q || undefined, ...(kind && { kind }) }))
  const subjects = (data?.items ?? []).filter(({ id }) => !without.includes(id))
  return (
    <SelectField
      aria-label={label}
      placeholder={label}
      w={{ base: '100%', xs: 320 }}
      data={subjects.map(({ id, name }) => ({ value: id, label: name }))}
      filter={({ options }) => options}
      renderOption={({ option }) => <Option subject={subjects.find(({ id }) => id === option.value)!} />}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      nothingFoundMessage={t('documents.subjects.none')}
      value={null}
      onChange={picked => {
        const subject = subjects.find(({ id }) => id === picked)
        setWords('')
        if (subject) onPick(subject)
      }}
    />
  )
}

function Option({ subject: { kind, name, detail } }: { subject: Subject }) {
  const t = useTexts(documentTexts)
  return (
    <Stack gap={0}>
      <Text size="sm">
        <bdi>{name}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        {t(`documents.subject.${kind}`)}
        {detail && <bdi> · {detail}</bdi>}
      </Text>
    </Stack>
  )
}
