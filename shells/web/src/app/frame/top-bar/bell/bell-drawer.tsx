import { Button } from '@mantine/core'
import { IconChecks } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { markRead, unreadQuery } from '../../../../data/own/notifications.ts'
import { useTexts } from '../../../../i18n/texts.ts'
import { NotificationList } from '../../../../parts/notification/notification-list.tsx'
import { SideDrawer } from '../../../../parts/overlay/side-drawer.tsx'
import { frameTexts } from '../../texts.ts'

export function BellDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(frameTexts)
  const { data: unread = 0 } = useQuery(unreadQuery)
  const readAll = useMutation({ mutationFn: () => markRead(null) })
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      size={420}
      title={t('frame.notifications')}
      footer={
        <>
          <Button
            variant="subtle"
            leftSection={<IconChecks size={18} />}
            disabled={unread === 0}
            loading={readAll.isPending}
            onClick={() => readAll.mutate()}
          >
            {t('frame.notifications.read_all')}
          </Button>
          <Button component={Link} to="/notifications" variant="default" onClick={onClose}>
            {t('frame.notifications.all')}
          </Button>
        </>
      }
    >
      <NotificationList onOpen={onClose} />
    </SideDrawer>
  )
}
