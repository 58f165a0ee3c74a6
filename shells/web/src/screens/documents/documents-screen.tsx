import { Button, Text } from '@mantine/core'
import { IconFileText, IconPlus, IconSettings } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import {
  type Document,
  type DocumentsQuery,
  documentsQuery,
  foldersQuery,
  labelsQuery,
} from '../../data/documents/documents.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { FilterSelect } from '../../parts/data-table/filter/filter-select.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { LazyOverlay } from '../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { counted } from '../../parts/page/counted.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PersonCell } from '../../parts/person/person-cell.tsx'
import { RequirePermission } from '../../parts/state/require-permission.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { DOCUMENT_FILTERS, type DocumentFilter, documentsAddress } from './address.ts'
import { BatchButtons } from './batch/batch-buttons.tsx'
import { DOCUMENT_STATUSES, DocumentStatusBadge } from './document-status.tsx'
import { documentTexts } from './texts.ts'

const NewDocumentDialog = lazyPart(() => import('./new/new-document-dialog.tsx'), 'NewDocumentDialog')

export function DocumentsScreen() {
  return (
    <RequirePermission permission="documents.read">
      <Documents />
    </RequirePermission>
  )
}

/** One's own documents and what others shared. */
function Documents() {
  const t = useTexts(documentTexts)
  const table = useTableSearch<DocumentFilter>({ filters: DOCUMENT_FILTERS, defaultLimit: 25 })
  const query = useQuery(documentsQuery({ ...table.apiQuery, count: true } as DocumentsQuery))
  const [isAdding, setAdding] = useAdding()
  const add = (
    <Button aria-keyshortcuts="c" leftSection={<IconPlus size={18} />} onClick={() => setAdding(true)}>
      {t('documents.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('documents.title')}
        count={counted(query.data, count => t('documents.count', { count }))}
        description={t('documents.subtitle')}
        actions={
          <>
            <SettingsButton />
            {add}
          </>
        }
      />
      <Filters table={table} rows={query.data?.items ?? []} />
      <DataTable
        label={t('documents.title')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={({ id }) => id}
        rowLabel={({ title }) => title}
        bulk={(rows, clear) => <BatchButtons documents={rows} clear={clear} />}
        isSelectable={({ version_no }) => version_no > 0}
        hrefOf={({ id }) => `/documents/${id}`}
        empty={{
          icon: IconFileText,
          title: t('documents.empty.title'),
          text: t('documents.empty.text'),
          action: add,
        }}
      />
      <LazyOverlay opened={isAdding}>
        <NewDocumentDialog opened={isAdding} onClose={() => setAdding(false)} />
      </LazyOverlay>
    </>
  )
}

function SettingsButton() {
  const t = useTexts(documentTexts)
  const manages = useCan('documents.manage')
  if (!manages) return null
  return (
    <Button
      component={Link}
      to="/documents/settings"
      variant="default"
      leftSection={<IconSettings size={18} />}
    >
      {t('documents.settings')}
    </Button>
  )
}

type Table = ReturnType<typeof useTableSearch<DocumentFilter>>

function Filters({ table, rows }: { table: Table; rows: readonly Document[] }) {
  const t = useTexts(documentTexts)
  const { data: folders } = useQuery(foldersQuery)
  const labels = useLabels(table, rows)
  return (
    <FilterBar table={table} searchLabel={t('documents.search')}>
      <FilterSelect
        table={table}
        name="status"
        label={t('documents.column.status')}
        options={DOCUMENT_STATUSES.map(value => ({ value, label: t(`documents.status.${value}`) }))}
      />
      {folders && folders.items.length > 0 && (
        <FilterSelect
          table={table}
          name="folder"
          label={t('documents.folder')}
          options={folders.items.map(({ id, path }) => ({ value: id, label: path.join(' / ') }))}
        />
      )}
      {labels.length > 0 && (
        <FilterSelect
          table={table}
          name="label"
          label={t('documents.label')}
          options={labels.map(value => ({ value, label: value }))}
        />
      )}
    </FilterBar>
  )
}

/** Those of the newest documents, of what is shown, and the chosen one, wherever it came from. */
function useLabels({ filters: { label } }: Table, rows: readonly Document[]): string[] {
  const { data = [] } = useQuery(labelsQuery)
  return [...new Set([...(label ? [label] : []), ...data, ...rows.flatMap(({ labels }) => labels)])].sort()
}

function useColumns(): Column<Document>[] {
  const t = useTexts(documentTexts)
  return [
    {
      key: 'title',
      header: t('documents.column.title'),
      isPrimary: true,
      width: '40%',
      render: document => <TitleCell document={document} />,
    },
    {
      key: 'status',
      header: t('documents.column.status'),
      render: ({ status }) => <DocumentStatusBadge status={status} />,
    },
    {
      key: 'owner',
      header: t('documents.column.owner'),
      hideBelow: 'md',
      render: ({ owner }) => <PersonCell person={owner} />,
    },
    {
      key: 'updated_at',
      header: t('documents.column.updated'),
      render: ({ updated_at }) => <RelativeTime value={updated_at} />,
    },
  ]
}

function TitleCell({ document: { title, number, folder, labels, snippet } }: { document: Document }) {
  return (
    <div>
      <Text size="sm" fw={600} lineClamp={2}>
        <bdi>{title}</bdi>
      </Text>
      <Text size="xs" c="dimmed" lineClamp={1}>
        {[number, folder?.name, ...labels].filter(Boolean).map(fact => (
          <bdi key={fact}>{fact} </bdi>
        ))}
      </Text>
      {snippet && <Snippet text={snippet} />}
    </div>
  )
}

/** Where the words stand in the file; hits come between two marks. */
function Snippet({ text }: { text: string }) {
  return (
    <Text size="xs" lineClamp={2} component="bdi" display="block">
      {text.split(/[⟦⟧]/).map((part, n) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
        n % 2 === 1 ? <mark key={n}>{part}</mark> : part,
      )}
    </Text>
  )
}

function useAdding() {
  const { dialog } = documentsAddress.useSearch()
  const navigate = documentsAddress.useNavigate()
  const set = (isOpen: boolean) =>
    void navigate({
      search: old => ({ ...old, dialog: isOpen ? 'new' : undefined }),
      replace: true,
      resetScroll: false,
    })
  return [dialog === 'new', set] as const
}
