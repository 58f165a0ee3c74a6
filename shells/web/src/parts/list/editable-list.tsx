import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LazyOverlay } from '../overlay/lazy-overlay.tsx'
import { Card } from '../page/card.tsx'
import { CardWaiting } from '../page/page-waiting.tsx'
import { EmptyState, type EmptyStateProps } from '../state/empty-state.tsx'
import { ProblemState } from '../state/problem-state.tsx'

type EditableListProps<Item> = {
  query: UseQueryResult<{ items: Item[] }>
  /** What the button says that adds one; null for whoever may only read. */
  add: string | null
  empty: Pick<EmptyStateProps, 'icon' | 'title' | 'text'>
  dialog: (item: Item | null, onClose: () => void, items: readonly Item[]) => ReactNode
  children: (items: readonly Item[], onEdit: (item: Item) => void) => ReactNode
}

/** A short list that is read whole, with one dialog in which an item is made or changed. */
export function EditableList<Item>({ query, add, empty, dialog, children }: EditableListProps<Item>) {
  const [edited, setEdited] = useState<Item | 'new' | null>(null)
  const { data, error, refetch } = query
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <CardWaiting />
  const button = add !== null && (
    <Button leftSection={<IconPlus size={18} />} onClick={() => setEdited('new')}>
      {add}
    </Button>
  )
  return (
    <Stack>
      {data.items.length > 0 ? (
        <>
          {button && <Group justify="flex-end">{button}</Group>}
          {children(data.items, setEdited)}
        </>
      ) : (
        <Card>
          <EmptyState {...empty} action={button || undefined} />
        </Card>
      )}
      <LazyOverlay opened={edited !== null}>
        {edited !== null && dialog(edited === 'new' ? null : edited, () => setEdited(null), data.items)}
      </LazyOverlay>
    </Stack>
  )
}
