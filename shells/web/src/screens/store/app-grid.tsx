import { Button, Paper, SimpleGrid, Skeleton } from '@mantine/core'
import { IconApps, IconSearchOff } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { App } from '../../data/apps.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { TableControls } from '../../parts/data-table/search/use-table-search.ts'
import { Card } from '../../parts/page/card.tsx'
import { Delayed } from '../../parts/state/delayed.tsx'
import { EmptyState } from '../../parts/state/empty-state.tsx'
import { ProblemState } from '../../parts/state/problem-state.tsx'
import { AppCard } from './app-card.tsx'
import { storeTexts } from './texts.ts'

const COLUMNS = { base: 1, sm: 2, lg: 3 }

type AppGridProps = { query: UseQueryResult<{ items: App[] }>; table: TableControls }

export function AppGrid({ query, table }: AppGridProps) {
  if (query.error) return <ProblemState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <GridSkeleton />
  if (query.data.items.length === 0) return <NothingFound table={table} />
  return (
    <SimpleGrid cols={COLUMNS} spacing="lg" aria-busy={query.isPlaceholderData}>
      {query.data.items.map(app => (
        <AppCard key={app.slug} app={app} />
      ))}
    </SimpleGrid>
  )
}

function NothingFound({ table }: { table: TableControls }) {
  const t = useTexts(storeTexts)
  if (!table.isFiltered)
    return (
      <Card>
        <EmptyState icon={IconApps} title={t('store.empty.title')} text={t('store.empty.text')} />
      </Card>
    )
  return (
    <Card>
      <EmptyState
        icon={IconSearchOff}
        tone="gray"
        title={t('store.filtered.title')}
        text={t('store.filtered.text')}
        action={
          <Button variant="default" onClick={table.clear}>
            {t('store.filtered.clear')}
          </Button>
        }
      />
    </Card>
  )
}

function GridSkeleton() {
  return (
    <Delayed>
      <SimpleGrid cols={COLUMNS} spacing="lg" aria-hidden>
        {[1, 2, 3, 4, 5, 6].map(key => (
          <Paper key={key} p="lg" bd="1px solid var(--app-border)">
            <Skeleton height={48} width={48} radius="md" />
            <Skeleton height={18} mt="md" width="60%" />
            <Skeleton height={12} mt="sm" />
            <Skeleton height={12} mt={6} width="80%" />
            <Skeleton height={20} mt="lg" width={90} radius="xl" />
          </Paper>
        ))}
      </SimpleGrid>
    </Delayed>
  )
}
