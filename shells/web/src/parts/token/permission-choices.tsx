import { Box, Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMe } from '../../data/me.ts'
import { permissionTextsQuery } from '../../data/server-texts.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { tokenTexts } from './texts.ts'

type PermissionChoicesProps = {
  value: readonly string[]
  onChange: (permissions: string[]) => void
  error?: ReactNode
}

/** What the person at the screen holds: of a service account they can give away no more than that either. */
export function PermissionChoices({ value, onChange, error }: PermissionChoicesProps) {
  const t = useTexts(tokenTexts)
  const { language } = useLanguage()
  const { permissions: held } = useMe()
  const { data = [] } = useQuery(permissionTextsQuery(language))
  const offered = data
    .filter(({ permission }) => held.includes(permission))
    .toSorted((one, other) => (one.permission < other.permission ? -1 : 1))
  return (
    <Checkbox.Group
      label={t('tokens.rights.choose')}
      value={[...value]}
      onChange={next => onChange(next)}
      error={error}
    >
      <Box mah={260} mt="xs" style={{ overflowY: 'auto' }}>
        <Stack gap="xs" p={2}>
          {offered.map(({ permission, description }) => (
            <Checkbox
              key={permission}
              value={permission}
              label={description}
              description={<bdi dir="ltr">{permission}</bdi>}
            />
          ))}
        </Stack>
      </Box>
    </Checkbox.Group>
  )
}
