import { Text } from '@mantine/core'
import type { Invitation } from '../../data/organisation/invitations.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { RoleBadges } from '../../parts/role/role-badges.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { InvitationEnd, InvitationStatus, MailDelivery } from './invitation-status.tsx'
import { invitationsTexts } from './texts.ts'

export function useInvitationColumns(): Column<Invitation>[] {
  const t = useTexts(invitationsTexts)
  return [
    {
      key: 'person',
      header: t('invitations.column.person'),
      isPrimary: true,
      width: '34%',
      render: ({ user }) => <PersonCell person={user} />,
    },
    {
      key: 'status',
      header: t('invitations.column.status'),
      render: ({ status }) => <InvitationStatus status={status} />,
    },
    {
      key: 'mail',
      header: t('invitations.column.mail'),
      render: ({ mail }) => <MailDelivery mail={mail} />,
    },
    {
      key: 'sent',
      header: t('invitations.column.sent'),
      render: ({ sent_at, invited_by }) => (
        <>
          <Text size="sm" component="div">
            <RelativeTime value={sent_at} />
          </Text>
          {invited_by && (
            <Text size="xs" c="dimmed">
              <bdi>{invited_by.name}</bdi>
            </Text>
          )}
        </>
      ),
    },
    {
      key: 'expires',
      header: t('invitations.column.expires'),
      render: invitation => <InvitationEnd invitation={invitation} />,
    },
    {
      key: 'roles',
      header: t('invitations.column.roles'),
      hideBelow: 'xl',
      render: ({ roles }) => <RoleBadges roles={withoutDefault(roles)} max={2} />,
    },
  ]
}

const withoutDefault = (roles: Invitation['roles']) =>
  roles.length > 1 ? roles.filter(role => role.key !== 'user') : roles
