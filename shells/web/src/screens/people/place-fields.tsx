import { SimpleGrid, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import type { MemberDetail } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PersonSelect } from '../../parts/person/person-select.tsx'
import { UnitSelect } from '../../parts/unit/unit-select.tsx'
import { peopleTexts } from './texts.ts'

/** Where somebody stands in the organisation, as a form holds it. */
export type Place = {
  unit: string | null
  position: string
  manager: { id: string; name: string; email: string } | null
  employee_number: string
}

export const NO_PLACE: Place = { unit: null, position: '', manager: null, employee_number: '' }

export const placeOf = ({ unit, position, manager, employee_number }: MemberDetail): Place => ({
  unit: unit?.id ?? null,
  position: position ?? '',
  manager,
  employee_number: employee_number ?? '',
})

/** As the API takes it: what is empty is told as nothing. */
export const placeBody = ({ unit, position, manager, employee_number }: Place) => ({
  unit,
  position: position.trim() || null,
  manager: manager?.id ?? null,
  employee_number: employee_number.trim() || null,
})

type PlaceFieldsProps = {
  value: Place
  onChange: (place: Place) => void
  errors?: Record<string, ReactNode>
  ownId?: string
}

export function PlaceFields({ value, onChange, errors = {}, ownId }: PlaceFieldsProps) {
  const t = useTexts(peopleTexts)
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
      <UnitSelect
        label={t('people.column.unit')}
        value={value.unit}
        onChange={unit => onChange({ ...value, unit })}
        error={errors['unit']}
      />
      <TextInput
        label={t('people.field.position')}
        maxLength={200}
        autoComplete="off"
        value={value.position}
        onChange={event => onChange({ ...value, position: event.currentTarget.value })}
        error={errors['position']}
      />
      <PersonSelect
        label={t('people.field.manager')}
        value={value.manager}
        onChange={manager => onChange({ ...value, manager })}
        without={ownId ? [ownId] : []}
        error={errors['manager']}
      />
      <TextInput
        label={t('people.field.employee_number')}
        maxLength={64}
        autoComplete="off"
        dir="ltr"
        value={value.employee_number}
        onChange={event => onChange({ ...value, employee_number: event.currentTarget.value })}
        error={errors['employee_number']}
      />
    </SimpleGrid>
  )
}
