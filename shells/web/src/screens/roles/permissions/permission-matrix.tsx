import { Group, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe } from '../../../data/me.ts'
import { type Permission, permissionsQuery } from '../../../data/organisation/roles.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { ProblemState } from '../../../parts/state/problem-state.tsx'
import { rolesTexts } from '../texts.ts'
import { useAppNames } from './app-names.ts'
import { PermissionGroupCard } from './permission-group-card.tsx'
import { groupPermissions, strangePermissions } from './permission-groups.ts'
import classes from './permission-matrix.module.css'

type PermissionMatrixProps = {
  chosen: readonly string[]
  /** What the role holds already: it may stay, whoever saves. */
  before: readonly string[]
  refused?: string
  isReadOnly: boolean
  onChange: (permissions: string[]) => void
}

export function PermissionMatrix(props: PermissionMatrixProps) {
  const { chosen, before, refused, isReadOnly, onChange } = props
  const t = useTexts(rolesTexts)
  const { language } = useLanguage()
  const { permissions: own } = useMe()
  const { data, error, refetch } = useQuery(permissionsQuery(language))
  const [words, setWords] = useState('')
  const nameOf = useAppNames()
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  const known = data?.items ?? []
  const strange = data ? strangePermissions(chosen, known).map(asPermission) : []
  const found = known.filter(permission => fits(permission, words))
  const shared = {
    chosen,
    refused,
    isReadOnly,
    onChange,
    canGive: (name: string) => own.includes(name) || before.includes(name),
  }
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm" c="dimmed" role="status">
          {t('role.permissions.chosen', { chosen: chosen.length, total: known.length + strange.length })}
        </Text>
        <WordsField words={words} onChange={setWords} />
      </Group>
      {data && found.length === 0 && <Text c="dimmed">{t('role.permissions.none')}</Text>}
      <div className={classes.groups}>
        {groupPermissions(found).map(({ key, app, permissions }) => (
          <PermissionGroupCard
            key={key}
            title={app === null ? t('role.permissions.core') : nameOf(app)}
            permissions={permissions}
            {...shared}
          />
        ))}
        {strange.length > 0 && (
          <PermissionGroupCard title={t('role.permissions.unknown')} permissions={strange} {...shared} />
        )}
      </div>
    </Stack>
  )
}

const asPermission = (permission: string): Permission => ({ permission, app: null, description: permission })

const fits = ({ permission, description }: Permission, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every(word => `${permission} ${description}`.toLowerCase().includes(word))

function WordsField({ words, onChange }: { words: string; onChange: (words: string) => void }) {
  const t = useTexts(rolesTexts)
  return (
    <TextInput
      type="search"
      w={{ base: '100%', xs: 240 }}
      aria-label={t('role.permissions.filter')}
      placeholder={t('role.permissions.filter')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={words}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
