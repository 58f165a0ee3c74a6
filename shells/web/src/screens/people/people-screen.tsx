import { Button, Menu } from '@mantine/core'
import {
  IconEye,
  IconFileImport,
  IconPlayerPause,
  IconShieldPlus,
  IconUserMinus,
  IconUserPlus,
  IconUsers,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCan, useMe } from '../../app/session.ts'
import { useTexts } from '../../i18n/texts.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../parts/data-table/use-table-search.ts'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { FilterSelect } from '../../parts/filter-select.tsx'
import { PageHeader } from '../../parts/page-header.tsx'
import { ProblemAlert } from '../../parts/problem-alert.tsx'
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberMenuItems } from './member-menu.tsx'
import { MEMBER_STATUSES } from './member-status.tsx'
import { allRolesQuery, type Member, type MembersQuery, membersQuery } from './organisation-queries.ts'
import { usePeopleColumns } from './people-columns.tsx'
import { peopleRoute } from './route.tsx'
import { peopleTexts } from './texts.ts'
import { useMemberActs, usePossibleActs } from './use-member-acts.tsx'

const addressOf = ({ id }: Member) => `/organisation/members/${id}`

export function PeopleScreen() {
  const t = useTexts(peopleTexts)
  const { user } = useMe()
  const canManage = useCan('organisation.manage')
  const table = useTableSearch({ filters: ['status', 'role'], defaultSort: 'name', defaultLimit: 25 })
  const query = useQuery(membersQuery({ ...table.apiQuery, count: true } as MembersQuery))
  const columns = usePeopleColumns()
  const [error, setError] = useState<Error | null>(null)
  const { act, dialog } = useMemberActs(setError)
  const possibleActs = usePossibleActs()
  const [bulk, setBulk] = useState<{ act: BulkAct; members: readonly Member[]; clear: () => void } | null>(
    null,
  )
  const navigate = useNavigate()
  const [opened, setOpened] = useOpenedDialog()
  const total = query.data?.total
  return (
    <>
      <PageHeader
        title={t('people.title')}
        count={total === undefined ? undefined : t('people.count', { count: total })}
        description={t('people.subtitle')}
        actions={canManage && <HeaderButtons onOpen={setOpened} />}
      />
      <PeopleFilters table={table} />
      <ProblemAlert error={error} />
      <DataTable
        label={t('people.title')}
        columns={columns}
        query={query}
        table={table}
        rowKey={member => member.id}
        rowLabel={member => member.name}
        hrefOf={addressOf}
        menu={member => (
          <>
            <Menu.Item
              leftSection={<IconEye size={16} />}
              onClick={() => void navigate({ href: addressOf(member) })}
            >
              {t('people.action.open')}
            </Menu.Item>
            {canManage && member.status !== 'left' && (
              <Menu.Item
                leftSection={<IconShieldPlus size={16} />}
                onClick={() => void navigate({ href: `${addressOf(member)}?tab=roles` })}
              >
                {t('people.action.roles')}
              </Menu.Item>
            )}
            <MemberMenuItems acts={possibleActs(member)} onAct={chosen => act(chosen, member)} />
          </>
        )}
        isSelectable={member => member.status !== 'left'}
        bulk={
          canManage
            ? (members, clear) => <BulkButtons onAct={chosen => setBulk({ act: chosen, members, clear })} />
            : undefined
        }
        empty={{
          icon: IconUsers,
          title: t('people.empty.title'),
          text: t('people.empty.text'),
          action: canManage && <Button onClick={() => setOpened('invite')}>{t('people.invite')}</Button>,
        }}
      />
      {dialog}
      {bulk && (
        <BulkDialog
          act={bulk.act}
          members={bulk.members}
          ownId={user.id}
          onClose={() => {
            setBulk(null)
            bulk.clear()
          }}
        />
      )}
      {canManage && <InviteDialog opened={opened === 'invite'} onClose={() => setOpened(undefined)} />}
      {canManage && <ImportDialog opened={opened === 'import'} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type Opened = 'invite' | 'import'

/** In the URL, so that other pages can lead straight to inviting. */
function useOpenedDialog() {
  const { dialog } = peopleRoute.useSearch()
  const navigate = peopleRoute.useNavigate()
  const setOpened = (next: Opened | undefined) =>
    void navigate({ search: old => ({ ...old, dialog: next }), resetScroll: false })
  return [dialog, setOpened] as const
}

function HeaderButtons({ onOpen }: { onOpen: (dialog: Opened) => void }) {
  const t = useTexts(peopleTexts)
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={() => onOpen('import')}>
        {t('people.import')}
      </Button>
      <Button leftSection={<IconUserPlus size={18} />} onClick={() => onOpen('invite')}>
        {t('people.invite')}
      </Button>
    </>
  )
}

function PeopleFilters({ table }: { table: ReturnType<typeof useTableSearch<'status' | 'role'>> }) {
  const t = useTexts(peopleTexts)
  const { data } = useQuery(allRolesQuery)
  const statuses = MEMBER_STATUSES.map(value => ({ value, label: t(`people.status.${value}`) }))
  const roles = (data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FilterBar table={table} searchLabel={t('people.search')}>
      <FilterSelect table={table} name="status" label={t('people.filter.status')} options={statuses} />
      <FilterSelect table={table} name="role" label={t('people.filter.role')} options={roles} />
    </FilterBar>
  )
}

function BulkButtons({ onAct }: { onAct: (act: BulkAct) => void }) {
  const t = useTexts(peopleTexts)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconShieldPlus size={14} />}
        onClick={() => onAct('role')}
      >
        {t('people.bulk.role')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconPlayerPause size={14} />}
        onClick={() => onAct('suspend')}
      >
        {t('people.bulk.suspend')}
      </Button>
      <Button
        size="xs"
        variant="light"
        color="red"
        leftSection={<IconUserMinus size={14} />}
        onClick={() => onAct('remove')}
      >
        {t('people.bulk.remove')}
      </Button>
    </>
  )
}
