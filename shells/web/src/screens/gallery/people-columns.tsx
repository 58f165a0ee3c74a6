import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../../parts/badge/status-badge.tsx'
import type { Column } from '../../parts/data-table/column.ts'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { RoleBadges } from '../../parts/role/role-badges.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import type { SamplePerson } from './sample-people.ts'
import { galleryTexts } from './texts.ts'

export function usePeopleColumns(): Column<SamplePerson>[] {
  const t = useTexts(galleryTexts)
  return [
    {
      key: 'name',
      header: t('gallery.person'),
      sortKey: 'name',
      isPrimary: true,
      render: person => <PersonCell person={person} />,
    },
    { key: 'status', header: t('gallery.status'), render: person => <StatusBadge status={person.status} /> },
    {
      key: 'roles',
      header: t('gallery.roles'),
      render: person => <RoleBadges roles={person.roles} max={2} />,
    },
    {
      key: 'address',
      header: t('gallery.address'),
      hideBelow: 'md',
      render: person => <bdi>{person.address}</bdi>,
    },
    {
      key: 'seen',
      header: t('gallery.seen'),
      sortKey: 'last_seen_at',
      render: person => <RelativeTime value={person.last_seen_at} />,
    },
  ]
}
