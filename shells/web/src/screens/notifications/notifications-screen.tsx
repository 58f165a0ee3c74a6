import { Box, Button, Group, SegmentedControl } from '@mantine/core'
import { IconAdjustments, IconBell, IconChecks } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { markRead, unreadQuery } from '../../data/own/notifications.ts'
import { useTexts } from '../../i18n/texts.ts'
import { NotificationList } from '../../parts/notification/notification-list.tsx'
import { PageHeader } from '../../parts/page/page-header.tsx'
import { PageTabs } from '../../parts/page/page-tabs.tsx'
import { type NotificationTab, notificationsAddress } from './address.ts'
import { SwitchesTab } from './switches-tab.tsx'
import { notificationsTexts } from './texts.ts'

/** What waits for the person, and which of it they want to be told. */
export function NotificationsScreen() {
  const t = useTexts(notificationsTexts)
  const { tab = 'list' } = notificationsAddress.useSearch()
  const navigate = useNavigate()
  const open = (next: NotificationTab) =>
    void navigate({ to: '/notifications', search: next === 'list' ? {} : { tab: next } })
  return (
    <>
      <PageHeader title={t('notifications.title')} description={t('notifications.subtitle')} />
      <PageTabs
        label={t('notifications.title')}
        open={tab}
        onOpen={open}
        tabs={[
          { key: 'list', label: t('notifications.tab.list'), icon: IconBell, content: <ListTab /> },
          {
            key: 'switches',
            label: t('notifications.tab.switches'),
            icon: IconAdjustments,
            content: <SwitchesTab />,
          },
        ]}
      />
    </>
  )
}

function ListTab() {
  const t = useTexts(notificationsTexts)
  const { unread: isUnreadOnly = false } = notificationsAddress.useSearch()
  const { data: unread = 0 } = useQuery(unreadQuery)
  const navigate = useNavigate()
  const readAll = useMutation({ mutationFn: () => markRead(null) })
  return (
    <Box maw={760}>
      <Group justify="space-between" mb="md">
        <SegmentedControl
          aria-label={t('notifications.shown')}
          value={isUnreadOnly ? 'unread' : 'all'}
          onChange={value =>
            void navigate({ to: '/notifications', search: value === 'unread' ? { unread: true } : {} })
          }
          data={[
            { value: 'all', label: t('notifications.all') },
            { value: 'unread', label: t('notifications.unread', { count: unread }) },
          ]}
        />
        <Button
          variant="default"
          leftSection={<IconChecks size={18} />}
          disabled={unread === 0}
          loading={readAll.isPending}
          onClick={() => readAll.mutate()}
        >
          {t('notifications.read_all')}
        </Button>
      </Group>
      <NotificationList isUnreadOnly={isUnreadOnly} />
    </Box>
  )
}
