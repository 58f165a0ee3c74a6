import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { counted } from '../page/counted.ts'
import { partsTexts } from '../texts.ts'
import { PAGE_SIZES } from './search/table-search.ts'
import type { TableState } from './search/use-table-search.ts'
import type { TableQuery } from './table-query.ts'

type TablePagerProps<Row> = { table: TableState; query: TableQuery<Row> }

export function TablePager<Row>({ table, query }: TablePagerProps<Row>) {
  const t = useTexts(partsTexts)
  const next = query.data?.next_cursor
  const isOnlyPage = !next && !table.hasPrevious
  return (
    <Group component="nav" aria-label={t('parts.table.pages')} justify="space-between" mt="md" gap="sm">
      <Group gap="md">
        {query.data?.items.length !== 0 && <Range table={table} query={query} />}
        {!(isOnlyPage && (query.data?.items.length ?? 0) <= PAGE_SIZES[0]) && <PageSize table={table} />}
      </Group>
      {!isOnlyPage && (
        <Group gap="xs">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconChevronLeft size={16} className="rtl-flip" />}
            disabled={!table.hasPrevious}
            onClick={table.previous}
          >
            {t('parts.table.previous')}
          </Button>
          <Button
            variant="default"
            size="sm"
            rightSection={<IconChevronRight size={16} className="rtl-flip" />}
            disabled={!next || query.isPlaceholderData}
            onClick={() => next && table.next(next)}
          >
            {t('parts.table.next')}
          </Button>
        </Group>
      )}
    </Group>
  )
}

function Range<Row>({ table, query }: TablePagerProps<Row>) {
  const t = useTexts(partsTexts)
  const { language } = useLanguage()
  const from = fmt.number(language, table.offset)
  const to = fmt.number(language, table.offset + (query.data?.items.length ?? 0) - 1)
  const total = counted(query.data, count => fmt.number(language, count))
  return (
    <Text size="sm" c="dimmed">
      {total === undefined
        ? t('parts.table.range', { from, to })
        : t('parts.table.range_of', { from, to, total })}
    </Text>
  )
}

function PageSize({ table }: { table: TableState }) {
  const t = useTexts(partsTexts)
  return (
    <Group gap={6} wrap="nowrap">
      <Text size="sm" c="dimmed" aria-hidden>
        {t('parts.table.limit')}
      </Text>
      <NativeSelect
        size="xs"
        aria-label={t('parts.table.limit')}
        value={String(table.limit)}
        data={PAGE_SIZES.map(String)}
        onChange={event => table.setLimit(Number(event.currentTarget.value))}
      />
    </Group>
  )
}
