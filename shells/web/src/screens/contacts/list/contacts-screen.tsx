import { Badge, Button, Group, Text } from '@mantine/core'
import { IconAddressBook, IconDownload, IconFileImport, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  CONTACTS_FILE,
  type Contact,
  type ContactsQuery,
  contactsQuery,
} from '../../../data/business/contacts.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { Column } from '../../../parts/data-table/column.ts'
import { DataTable } from '../../../parts/data-table/data-table.tsx'
import { useTableSearch } from '../../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { counted } from '../../../parts/page/counted.ts'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { contactsAddress } from '../address.ts'
import { ContactRoles } from '../contact-roles.tsx'
import { contactsTexts } from '../texts.ts'
import { ContactFilters, FILTERS } from './contact-filters.tsx'

const NewContactDialog = lazyPart(() => import('./new-contact-dialog.tsx'), 'NewContactDialog')
const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog')

export function ContactsScreen() {
  const t = useTexts(contactsTexts)
  const table = useTableSearch<(typeof FILTERS)[number]>({
    filters: [...FILTERS],
    defaultSort: 'name',
    defaultLimit: 50,
  })
  const query = useQuery(contactsQuery({ ...table.apiQuery, count: true } as ContactsQuery))
  const [dialog, setDialog] = useDialog()
  const canManage = useCan('contacts.manage')
  const add = canManage && (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => setDialog('new')}>
      {t('contacts.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('contacts.title')}
        count={counted(query.data, count => t('contacts.count', { count }))}
        description={t('contacts.subtitle')}
        actions={
          <Group gap="xs">
            <FileButtons canManage={canManage} onImport={() => setDialog('import')} />
            {add}
          </Group>
        }
      />
      <ContactFilters table={table} />
      <DataTable
        label={t('contacts.title')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={contact => contact.id}
        rowLabel={contact => contact.name}
        hrefOf={({ id }) => `/contacts/${id}`}
        empty={{
          icon: IconAddressBook,
          title: t('contacts.empty.title'),
          text: t('contacts.empty.text'),
          action: add,
        }}
      />
      <Dialogs open={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

function Dialogs({ open, onClose }: { open: string | undefined; onClose: () => void }) {
  return (
    <>
      <LazyOverlay opened={open === 'new'}>
        <NewContactDialog opened={open === 'new'} onClose={onClose} />
      </LazyOverlay>
      <LazyOverlay opened={open === 'import'}>
        <ImportDialog opened={open === 'import'} onClose={onClose} />
      </LazyOverlay>
    </>
  )
}

function FileButtons({ canManage, onImport }: { canManage: boolean; onImport: () => void }) {
  const t = useTexts(contactsTexts)
  return (
    <>
      <Button
        component="a"
        href={CONTACTS_FILE}
        download
        variant="default"
        leftSection={<IconDownload size={18} />}
      >
        {t('contacts.export')}
      </Button>
      {canManage && (
        <Button variant="default" leftSection={<IconFileImport size={18} />} onClick={onImport}>
          {t('contacts.import')}
        </Button>
      )}
    </>
  )
}

function useColumns(): Column<Contact>[] {
  const t = useTexts(contactsTexts)
  return [
    {
      key: 'name',
      header: t('contacts.name'),
      sortKey: 'name',
      isPrimary: true,
      width: '32%',
      render: contact => <NameCell contact={contact} />,
    },
    {
      key: 'registry_number',
      header: t('contacts.registry_number'),
      render: ({ registry_number }) => <bdi>{registry_number}</bdi>,
    },
    {
      key: 'reach',
      header: t('contacts.phone'),
      hideBelow: 'md',
      render: ({ phone, email }) => <bdi>{phone ?? email}</bdi>,
    },
    { key: 'roles', header: t('contacts.roles'), render: contact => <ContactRoles contact={contact} /> },
    {
      key: 'labels',
      header: t('contacts.labels'),
      hideBelow: 'lg',
      render: ({ labels }) => (
        <Group gap={4}>
          {labels.slice(0, 3).map(label => (
            <Badge key={label} variant="default" tt="none">
              {label}
            </Badge>
          ))}
        </Group>
      ),
    },
  ]
}

function NameCell({ contact: { name, kind, organisation } }: { contact: Contact }) {
  const t = useTexts(contactsTexts)
  return (
    <div>
      <Text size="sm" fw={600}>
        <bdi>{name}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        {organisation ? <bdi>{organisation.name}</bdi> : t(`contacts.kind.${kind}`)}
      </Text>
    </div>
  )
}

function useDialog() {
  const { dialog } = contactsAddress.useSearch()
  const navigate = contactsAddress.useNavigate()
  const canManage = useCan('contacts.manage')
  const set = (next: 'new' | 'import' | undefined) =>
    void navigate({ search: old => ({ ...old, dialog: next }), replace: true, resetScroll: false })
  return [canManage ? dialog : undefined, set] as const
}
