import { Button, Stack } from '@mantine/core'
import { IconBellCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { notificationsQuery } from '../../data/own/notifications.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EmptyState } from '../state/empty-state.tsx'
import { ProblemState } from '../state/problem-state.tsx'
import { WaitingLines } from '../state/waiting-lines.tsx'
import { NotificationEntry } from './notification-entry.tsx'
import { notificationTexts } from './texts.ts'

type NotificationListProps = {
  /** Of all, only the unread ones. */
  isUnreadOnly?: boolean
  onOpen?: () => void
}

/** Newest first; a click leads to where something can be done, and counts as read. */
export function NotificationList({ isUnreadOnly = false, onOpen }: NotificationListProps) {
  const t = useTexts(notificationTexts)
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(isUnreadOnly),
  )
  if (error && !data) return <ProblemState error={error} onRetry={() => void refetch()} />
  if (!data) return <WaitingLines count={4} height={72} />
  const items = data.pages.flatMap(page => page.items)
  if (items.length === 0)
    return (
      <EmptyState icon={IconBellCheck} title={t('notification.none')} text={t('notification.none.text')} />
    )
  return (
    <Stack gap="xs" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
      {items.map(item => (
        <NotificationEntry key={item.id} notification={item} onOpen={onOpen} />
      ))}
      {hasNextPage && (
        <li>
          <Button
            fullWidth
            variant="default"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t('notification.more')}
          </Button>
        </li>
      )}
    </Stack>
  )
}
