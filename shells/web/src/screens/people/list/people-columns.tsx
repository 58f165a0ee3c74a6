import { Badge, Text } from '@mantine/core'
import { useMe } from '../../../data/me.ts'
import type { Member } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { PersonCell } from '../../../parts/person/person-cell.tsx'
import { RoleBadges } from '../../../parts/role/role-badges.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import { MemberStatusBadge } from '../member-status.tsx'
import { peopleTexts } from '../texts.ts'

export function usePeopleColumns(): Column<Member>[] {
  const t = useTexts(peopleTexts)
  const { user } = useMe()
  const you = (
    <Badge size="xs" variant="outline">
      {t('people.you')}
    </Badge>
  )
  return [
    {
      key: 'person',
      header: t('people.column.person'),
      sortKey: 'name',
      isPrimary: true,
      width: '30%',
      render: member => <PersonCell person={member} badge={member.id === user.id && you} />,
    },
    {
      key: 'roles',
      header: t('people.column.roles'),
      render: member => <RoleBadges roles={withoutDefault(member)} max={2} />,
    },
    {
      key: 'unit',
      header: t('people.column.unit'),
      hideBelow: 'md',
      render: member => <UnitCell member={member} />,
    },
    {
      key: 'status',
      header: t('people.column.status'),
      render: member => <MemberStatusBadge status={member.status} />,
    },
    {
      key: 'last_seen',
      header: t('people.column.last_seen'),
      sortKey: 'last_seen_at',
      render: member => <RelativeTime value={member.last_seen_at} fallback={t('people.never')} />,
    },
    {
      key: 'joined',
      header: t('people.column.joined'),
      sortKey: 'created_at',
      hideBelow: 'xl',
      render: member => <RelativeTime value={member.created_at} />,
    },
  ]
}

function UnitCell({ member: { unit, position } }: { member: Member }) {
  if (!unit && !position) return <Text c="dimmed">—</Text>
  return (
    <>
      {unit && (
        <Text size="sm">
          <bdi>{unit.name}</bdi>
        </Text>
      )}
      {position && (
        <Text size="xs" c="dimmed">
          <bdi>{position}</bdi>
        </Text>
      )}
    </>
  )
}

/** Everybody has the default role, so it says something only where it is the only one. */
const withoutDefault = ({ roles }: Member) =>
  roles.length > 1 ? roles.filter(role => role.key !== 'user') : roles
