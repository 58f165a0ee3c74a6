import { CloseButton, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { memberQuery } from '../../data/organisation/members.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PeoplePicker } from '../../parts/person/people-picker.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { rolesTexts } from './texts.ts'

type OwnersFieldProps = {
  owners: readonly string[]
  isReadOnly: boolean
  onChange: (owners: string[]) => void
}

export function OwnersField({ owners, isReadOnly, onChange }: OwnersFieldProps) {
  const t = useTexts(rolesTexts)
  return (
    <Stack gap="sm">
      {owners.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('role.owners.empty')}
        </Text>
      )}
      {owners.map(id => (
        <Owner
          key={id}
          id={id}
          onRemove={isReadOnly ? undefined : () => onChange(owners.filter(owner => owner !== id))}
        />
      ))}
      {!isReadOnly && (
        <PeoplePicker
          label={t('role.owners.add')}
          without={owners}
          onPick={member => onChange([...owners, member.id])}
        />
      )}
    </Stack>
  )
}

function Owner({ id, onRemove }: { id: string; onRemove?: () => void }) {
  const t = useTexts(rolesTexts)
  const { data } = useQuery(memberQuery(id))
  if (!data) return <Skeleton height={36} maw={280} />
  return (
    <Group gap="xs" wrap="nowrap" justify="space-between" maw={420}>
      <PersonCell person={data} />
      {onRemove && (
        <CloseButton aria-label={t('role.owners.remove', { name: data.name })} onClick={onRemove} />
      )}
    </Group>
  )
}
