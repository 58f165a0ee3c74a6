import { Button } from '@mantine/core'
import { IconFilterOff, IconZoomScan } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../state/empty-state.tsx'
import { ProblemState } from '../state/problem-state.tsx'
import { partsTexts } from '../texts.ts'
import type { DataTableProps } from './data-table-props.ts'

/** In place of rows: refused or failed, nothing in this part of a long list, nothing that fits the filters, or nothing yet at all. */
export function TableMessage<Row>({ query, table, empty }: DataTableProps<Row>) {
  const t = useTexts(partsTexts)
  if (query.error && !query.data)
    return <ProblemState error={query.error} onRetry={query.refetch && (() => void query.refetch?.())} />
  if (query.data?.next_cursor)
    return (
      <EmptyState
        icon={IconZoomScan}
        tone="gray"
        title={t('parts.table.searching.title')}
        text={t('parts.table.searching.text')}
      />
    )
  if (!table?.isFiltered) return <EmptyState {...empty} />
  return (
    <EmptyState
      icon={IconFilterOff}
      tone="gray"
      title={t('parts.table.filtered.title')}
      text={t('parts.table.filtered.text')}
      action={
        <Button variant="default" onClick={table.clear}>
          {t('parts.filter.clear')}
        </Button>
      }
    />
  )
}
