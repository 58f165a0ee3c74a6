import { IconMail, IconMailForward, IconMailX, IconUser, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCan } from '../../data/me.ts'
import {
  type Invitation,
  type InvitationsQuery,
  invitationsQuery,
} from '../../data/organisation/invitations.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { MenuItem } from '../../parts/menu/menu-parts.ts'
import { counted } from '../../parts/page/counted.ts'
import { ButtonLink } from '../../parts/page/links.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { useInvitationColumns } from './invitation-columns.tsx'
import { INVITATION_STATUSES } from './invitation-status.tsx'
import { invitationsTexts } from './texts.ts'
import { useInvitationActs } from './use-invitation-acts.tsx'

const addressOf = ({ user }: Invitation) => `/organisation/members/${user.id}`
/** An expired one is still open: a new mail gives it a new life. */
const isOpen = ({ status }: Invitation) => status === 'pending' || status === 'expired'

export function InvitationsScreen() {
  const t = useTexts(invitationsTexts)
  const canManage = useCan('organisation.manage')
  const table = useTableSearch({ filters: ['status'], defaultLimit: 25 })
  const { sort: _unsorted, ...wanted } = table.apiQuery
  const query = useQuery(invitationsQuery({ ...wanted, count: true } as InvitationsQuery))
  const columns = useInvitationColumns()
  const { resend, revoke, error, dialog } = useInvitationActs()
  const statuses = INVITATION_STATUSES.map(value => ({ value, label: t(`invitations.status.${value}`) }))
  const invite = canManage && <InviteLink />
  return (
    <>
      <PageHeader
        title={t('invitations.title')}
        count={counted(query.data, count => t('invitations.count', { count }))}
        description={t('invitations.subtitle')}
        actions={invite}
      />
      <FilterBar table={table} searchLabel={t('invitations.search')}>
        <FilterSelect table={table} name="status" label={t('invitations.filter.status')} options={statuses} />
      </FilterBar>
      <ProblemAlert error={error} />
      <DataTable
        label={t('invitations.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={invitation => invitation.id}
        rowLabel={({ user }) => user.name}
        hrefOf={addressOf}
        menu={
          canManage
            ? invitation => <InvitationMenu invitation={invitation} onResend={resend} onRevoke={revoke} />
            : undefined
        }
        empty={{
          icon: IconMail,
          title: t('invitations.empty.title'),
          text: t('invitations.empty.text'),
          action: invite,
        }}
      />
      {dialog}
    </>
  )
}

type InvitationMenuProps = {
  invitation: Invitation
  onResend: (invitation: Invitation) => Promise<void>
  onRevoke: (invitation: Invitation) => void
}

function InvitationMenu({ invitation, onResend, onRevoke }: InvitationMenuProps) {
  const t = useTexts(invitationsTexts)
  const navigate = useNavigate()
  return (
    <>
      <MenuItem
        leftSection={<IconUser size={16} />}
        onClick={() => void navigate({ href: addressOf(invitation) })}
      >
        {t('invitations.action.open')}
      </MenuItem>
      {isOpen(invitation) && (
        <>
          <MenuItem leftSection={<IconMailForward size={16} />} onClick={() => void onResend(invitation)}>
            {t('invitations.action.resend')}
          </MenuItem>
          <MenuItem
            c="var(--mantine-color-error)"
            leftSection={<IconMailX size={16} />}
            onClick={() => onRevoke(invitation)}
          >
            {t('invitations.action.revoke')}
          </MenuItem>
        </>
      )}
    </>
  )
}

function InviteLink() {
  const t = useTexts(invitationsTexts)
  return (
    <ButtonLink
      to="/organisation/members"
      search={{ dialog: 'invite' }}
      aria-keyshortcuts="c"
      leftSection={<IconUserPlus size={18} />}
    >
      {t('invitations.invite')}
    </ButtonLink>
  )
}
