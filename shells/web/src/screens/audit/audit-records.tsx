import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconHistory, IconSearchOff } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type AuditQuery, type AuditRecord, recordsQuery } from '../../data/audit.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { dayOf } from '../../parts/day/period.ts'
import { Timeline } from '../../parts/history/timeline.tsx'
import { Card } from '../../parts/page/card.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { partsTexts } from '../../parts/texts.ts'
import type { AuditTable } from './filter.ts'
import { auditTexts } from './texts.ts'
import { useFieldLabel } from './use-field-label.ts'
import { useRecordItem } from './use-record-item.tsx'

type AuditRecordsProps = { table: AuditTable; filter: AuditQuery }

export function AuditRecords({ table, filter }: AuditRecordsProps) {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const query = useInfiniteQuery(recordsQuery(filter, language))
  const records = query.data?.pages.flatMap(page => page.items)
  if (query.error && !records)
    return <ProblemState error={query.error} onRetry={() => void query.refetch()} />
  if (!records) return <RecordsSkeleton />
  if (records.length === 0 && !query.hasNextPage) return <Nothing table={table} />
  return (
    <Stack gap="lg" aria-busy={query.isPlaceholderData}>
      {records.length === 0 && <NothingYet />}
      {byDay(records).map(([day, items]) => (
        <Day key={day} records={items} />
      ))}
      <ProblemAlert error={query.error} />
      {query.hasNextPage ? (
        <Group justify="center">
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('audit.more')}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed" ta="center">
          {t('audit.end')}
        </Text>
      )}
    </Stack>
  )
}

/** The records come newest first, and stay so. */
function byDay(records: AuditRecord[]): [string, AuditRecord[]][] {
  return [...Map.groupBy(records, record => dayOf(new Date(record.at)))]
}

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone

function Day({ records }: { records: AuditRecord[] }) {
  const { language } = useLanguage()
  const itemOf = useRecordItem()
  const fieldLabel = useFieldLabel()
  return (
    <Card>
      <Title order={2} size="h5" mb="md">
        {fmt.date(language, new Date(records[0]!.at), { style: 'long', timeZone })}
      </Title>
      <Timeline items={records.map(itemOf)} fieldLabel={fieldLabel} />
    </Card>
  )
}

/** The log is searched part by part. */
function NothingYet() {
  const t = useTexts(partsTexts)
  return (
    <Card>
      <EmptyState
        icon={IconSearchOff}
        tone="gray"
        title={t('parts.table.searching.title')}
        text={t('parts.table.searching.text')}
      />
    </Card>
  )
}

function Nothing({ table }: { table: AuditTable }) {
  const t = useTexts(auditTexts)
  const isFiltered = table.isFiltered
  return (
    <Card>
      <EmptyState
        icon={isFiltered ? IconSearchOff : IconHistory}
        tone={isFiltered ? 'gray' : 'brand'}
        title={t(isFiltered ? 'audit.filtered.title' : 'audit.empty.title')}
        text={t(isFiltered ? 'audit.filtered.text' : 'audit.empty.text')}
        action={
          isFiltered && (
            <Button variant="default" onClick={table.clear}>
              {t('audit.filtered.clear')}
            </Button>
          )
        }
      />
    </Card>
  )
}

function RecordsSkeleton() {
  return (
    <Delayed>
      <Card aria-hidden>
        <Skeleton height={18} width={180} mb="lg" />
        {[1, 2, 3, 4, 5, 6].map(key => (
          <Group key={key} gap="md" mb="lg" wrap="nowrap">
            <Skeleton height={24} circle />
            <Stack gap={6} flex={1}>
              <Skeleton height={14} width="60%" />
              <Skeleton height={10} width="30%" />
            </Stack>
          </Group>
        ))}
      </Card>
    </Delayed>
  )
}
