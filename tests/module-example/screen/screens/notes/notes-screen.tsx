import { Button, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconFileText, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../data/me.ts'
import { createNote, type Note, notesQuery } from '../../data/notes.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { Column } from '../../parts/data-table/column.ts'
import { DataTable } from '../../parts/data-table/data-table.tsx'
import { FilterBar } from '../../parts/data-table/filter/filter-bar.tsx'
import { useTableSearch } from '../../parts/data-table/search/use-table-search.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import { notesTexts } from './texts.ts'

export function NotesScreen() {
  const t = useTexts(notesTexts)
  const canManage = useCan('notes.manage')
  const table = useTableSearch()
  const query = useQuery(notesQuery(table.apiQuery))
  const [isWriting, writing] = useDisclosure(false)
  const write = canManage && (
    <Button leftSection={<IconPlus size={18} />} onClick={writing.open}>
      {t('notes.write')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('notes.title')} actions={write} />
      <ReadOnlyNotice permission="notes.manage" mb="md" />
      <FilterBar table={table} searchLabel={t('notes.search')} />
      <DataTable
        label={t('notes.title')}
        columns={useColumns()}
        query={query}
        table={table}
        rowKey={note => note.id}
        rowLabel={note => note.text}
        empty={{ icon: IconFileText, title: t('notes.empty'), text: t('notes.empty.text'), action: write }}
      />
      <WriteDialog opened={isWriting} onClose={writing.close} />
    </>
  )
}

function useColumns(): Column<Note>[] {
  const t = useTexts(notesTexts)
  return [
    { key: 'text', header: t('notes.text'), render: ({ text }) => <bdi>{text}</bdi>, isPrimary: true },
    {
      key: 'created_at',
      header: t('notes.written'),
      render: ({ created_at }) => <RelativeTime value={created_at} />,
    },
  ]
}

function WriteDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(notesTexts)
  const state = useApiForm({
    initialValues: { text: '' },
    onSubmit: ({ text }) => createNote(text.trim()),
    onDone: onClose,
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('notes.write')}
      state={state}
      verb={t('notes.write')}
    >
      <Textarea
        label={t('notes.text')}
        required
        maxLength={2000}
        autosize
        {...state.form.getInputProps('text')}
      />
    </FormDialog>
  )
}
