import { Button } from '@mantine/core'
import { IconFileImport, IconUserPlus, IconUsersPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../../data/me.ts'
import { type MembersQuery, membersQuery } from '../../../data/organisation/members.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { counted } from '../../../parts/page/counted.ts'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { peopleAddress } from '../address.ts'
import { peopleTexts } from '../texts.ts'
import { PeopleFilters } from './people-filters.tsx'
import { PeopleTable } from './people-table.tsx'

const ImportDialog = lazyPart(() => import('../import/import-dialog.tsx'), 'ImportDialog')
const InviteDialog = lazyPart(() => import('./invite-dialog.tsx'), 'InviteDialog')
const InviteManyDialog = lazyPart(() => import('./invite-many-dialog.tsx'), 'InviteManyDialog')

export function PeopleScreen() {
  const t = useTexts(peopleTexts)
  const canManage = useCan('organisation.manage')
  const table = useTableSearch({ filters: ['status', 'role', 'unit'], defaultSort: 'name', defaultLimit: 25 })
  const query = useQuery(membersQuery({ ...table.apiQuery, count: true } as MembersQuery))
  const [opened, setOpened] = useOpenedDialog()
  return (
    <>
      <PageHeader
        title={t('people.title')}
        count={counted(query.data, count => t('people.count', { count }))}
        description={t('people.subtitle')}
        actions={canManage && <HeaderButtons onOpen={setOpened} />}
      />
      <PeopleFilters table={table} />
      <PeopleTable table={table} query={query} onInvite={() => setOpened('invite')} />
      {canManage && <Dialogs opened={opened as Opened | undefined} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type Opened = 'invite' | 'many' | 'import'

function Dialogs({ opened, onClose }: { opened: Opened | undefined; onClose: () => void }) {
  return (
    <>
      <LazyOverlay opened={opened === 'invite'}>
        <InviteDialog opened={opened === 'invite'} onClose={onClose} />
      </LazyOverlay>
      <LazyOverlay opened={opened === 'many'}>
        <InviteManyDialog opened={opened === 'many'} onClose={onClose} />
      </LazyOverlay>
      <LazyOverlay opened={opened === 'import'}>
        <ImportDialog opened={opened === 'import'} onClose={onClose} />
      </LazyOverlay>
    </>
  )
}

/** In the URL, so that other pages can lead straight to inviting. */
function useOpenedDialog() {
  const { dialog } = peopleAddress.useSearch()
  const navigate = peopleAddress.useNavigate()
  const setOpened = (next: Opened | undefined) =>
    void navigate({ search: old => ({ ...old, dialog: next }), replace: true, resetScroll: false })
  return [dialog, setOpened] as const
}

function HeaderButtons({ onOpen }: { onOpen: (dialog: Opened) => void }) {
  const t = useTexts(peopleTexts)
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={() => onOpen('import')}>
        {t('people.import')}
      </Button>
      <Button variant="default" leftSection={<IconUsersPlus size={18} />} onClick={() => onOpen('many')}>
        {t('people.many')}
      </Button>
      <Button aria-keyshortcuts="c" leftSection={<IconUserPlus size={18} />} onClick={() => onOpen('invite')}>
        {t('people.invite')}
      </Button>
    </>
  )
}
