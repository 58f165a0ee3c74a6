import { Box, Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { allRolesQuery } from '../../data/organisation/roles.ts'
import { useRoleNames } from './role-names.ts'

type RolesFieldProps = {
  label: string
  description: string
  value: readonly string[]
  onChange: (roles: string[]) => void
  /** The role that everybody has says nothing where people are chosen by their roles. */
  withDefault?: boolean
  isReadOnly?: boolean
  error?: ReactNode
}

/** A longer list scrolls by itself. */
const MANY = 8

export function RolesField(props: RolesFieldProps) {
  const { label, description, value, onChange, withDefault = false, isReadOnly = false, error } = props
  const { data } = useQuery(allRolesQuery)
  const { nameOf, descriptionOf } = useRoleNames()
  const roles = (data?.items ?? []).filter(({ key }) => withDefault || key !== 'user')
  return (
    <Checkbox.Group
      label={label}
      description={description}
      value={[...value]}
      onChange={next => onChange(next)}
      error={error}
      readOnly={isReadOnly}
      disabled={isReadOnly}
    >
      <Box mah={roles.length > MANY ? 320 : undefined} mt="sm" style={{ overflowY: 'auto' }}>
        <Stack gap="sm" p={2}>
          {roles.map(role => (
            <Checkbox key={role.id} value={role.id} label={nameOf(role)} description={descriptionOf(role)} />
          ))}
        </Stack>
      </Box>
    </Checkbox.Group>
  )
}
