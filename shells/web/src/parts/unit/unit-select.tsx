import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../data/me.ts'
import { type Unit, unitQuery, unitsQuery } from '../../data/organisation/units.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../select/select-field.tsx'
import type { SelectFieldProps } from '../select/select-field-props.ts'
import { partsTexts } from '../texts.ts'

type UnitSelectProps = Omit<SelectFieldProps, 'data' | 'value' | 'onChange'> & {
  value: string | null
  onChange: (unit: string | null) => void
  /** A unit that cannot be chosen, with what lies below it as far as it was found. */
  without?: Unit
}

/** Chooses a unit; searched for on the server, and told apart by the path to it. */
export function UnitSelect({ value, onChange, without, ...field }: UnitSelectProps) {
  const t = useTexts(partsTexts)
  const [words, setWords] = useState('')
  const units = useUnits(words, value).filter(unit => !lies(unit, without))
  return (
    <SelectField
      placeholder={t('parts.unit.none')}
      clearButtonProps={{ 'aria-label': t('parts.unit.clear') }}
      clearable
      {...field}
      data={units.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <UnitOption unit={units.find(({ id }) => id === option.value)} name={option.label} />
      )}
      searchable
      searchValue={words}
      onSearchChange={setWords}
      withScrollArea={false}
      styles={{ options: { maxHeight: 260, overflowY: 'auto' } }}
      nothingFoundMessage={t('parts.unit.nothing')}
    />
  )
}

const lies = (unit: Unit, without: Unit | undefined): boolean =>
  without?.path.every((name, level) => unit.path[level] === name) ?? false

function useUnits(words: string, chosen: string | null): Unit[] {
  const isReadable = useCan('organisation.read')
  const [wanted] = useDebouncedValue(words.trim(), 200)
  const one = useQuery({ ...unitQuery(chosen ?? ''), retry: false, enabled: isReadable && chosen !== null })
  const q = wanted === one.data?.name ? '' : wanted
  const found = useQuery({ ...unitsQuery({ limit: 50, q: q || undefined }), enabled: isReadable })
  const units = found.data?.items ?? []
  return one.data && !units.some(({ id }) => id === one.data.id) ? [one.data, ...units] : units
}

function UnitOption({ unit, name }: { unit: Unit | undefined; name: string }) {
  const above = unit?.path.slice(0, -1) ?? []
  return (
    <div>
      <Text size="sm">
        <bdi>{name}</bdi>
      </Text>
      {above.length > 0 && <UnitPath path={above} />}
    </div>
  )
}

/** Names from the top of the tree down; each keeps its own direction. */
export function UnitPath({ path, isPlain = false }: { path: readonly string[]; isPlain?: boolean }) {
  return (
    <Text
      component="span"
      style={{ overflowWrap: 'anywhere' }}
      {...(isPlain ? { inherit: true } : { size: 'xs', c: 'dimmed' })}
    >
      {path.map((name, level) => (
        <span key={path.slice(0, level + 1).join('/')}>
          {level > 0 && ' / '}
          <bdi>{name}</bdi>
        </span>
      ))}
    </Text>
  )
}
