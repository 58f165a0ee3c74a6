import { CloseButton, Group, Input, Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { memberQuery } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PeoplePicker } from '../../parts/person/people-picker.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { reviewTexts } from './texts.ts'

type PeopleFieldProps = {
  label: string
  description?: string
  pick: string
  value: readonly string[]
  onChange: (people: string[]) => void
  /** No more than these. */
  most?: number
  error?: ReactNode
  isReadOnly?: boolean
  onlyActive?: boolean
}

/** People by name; who is chosen stands above the box that finds more. */
export function PeopleField(props: PeopleFieldProps) {
  const { label, description, pick, value, onChange, most = 100, error, isReadOnly = false } = props
  const add = ({ id }: { id: string }) => onChange([...value, id])
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      <Stack gap="xs" mt={6}>
        {value.map(id => (
          <Chosen
            key={id}
            id={id}
            onRemove={isReadOnly ? undefined : () => onChange(value.filter(one => one !== id))}
          />
        ))}
        {!isReadOnly && value.length < most && (
          <PeoplePicker label={pick} without={value} onlyActive={props.onlyActive} onPick={add} />
        )}
      </Stack>
    </Input.Wrapper>
  )
}

function Chosen({ id, onRemove }: { id: string; onRemove?: () => void }) {
  const t = useTexts(reviewTexts)
  const { data, error } = useQuery(memberQuery(id))
  if (!data && !error) return <Skeleton height={36} maw={280} />
  const person = data ?? { id, name: `${id.slice(0, 8)}…` }
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" maw={420}>
      <PersonCell person={person} />
      {onRemove && (
        <CloseButton aria-label={t('reviews.people.remove', { name: person.name })} onClick={onRemove} />
      )}
    </Group>
  )
}
