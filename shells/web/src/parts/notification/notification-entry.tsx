import { ActionIcon, Text, ThemeIcon, VisuallyHidden } from '@mantine/core'
import {
  type Icon,
  IconBell,
  IconCheck,
  IconClipboardCheck,
  IconKey,
  IconMailExclamation,
  IconTransfer,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { markRead, type Notification } from '../../data/own/notifications.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Hint } from '../overlay/hint.tsx'
import { RelativeTime } from '../time/relative-time.tsx'
import classes from './notification.module.css'
import { notificationTexts } from './texts.ts'

const ICONS: Readonly<Record<string, Icon>> = {
  review_waiting: IconClipboardCheck,
  invitation_expiring: IconMailExclamation,
  secret_expiring: IconKey,
  token_expiring: IconKey,
  target_failing: IconTransfer,
}

type NotificationEntryProps = { notification: Notification; onOpen?: (() => void) | undefined }

export function NotificationEntry({ notification, onOpen }: NotificationEntryProps) {
  const t = useTexts(notificationTexts)
  const { id, kind, title, body, path, at, read_at } = notification
  const Icon = ICONS[kind] ?? IconBell
  const isUnread = read_at === null
  const open = () => {
    if (isUnread) void markRead([id]).catch(() => {})
    onOpen?.()
  }
  return (
    <li className={classes.entry} data-unread={isUnread || undefined}>
      <ThemeIcon variant="light" radius="xl" size={36} color={isUnread ? undefined : 'gray'} aria-hidden>
        <Icon size={18} stroke={1.7} />
      </ThemeIcon>
      <div className={classes.words}>
        <Link to={path} onClick={open} className={classes.title}>
          {title}
        </Link>
        {isUnread && <VisuallyHidden> {t('notification.unread')}</VisuallyHidden>}
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {body}
        </Text>
        <Text size="xs" c="dimmed" component="div" mt={2}>
          <RelativeTime value={at} />
        </Text>
      </div>
      {isUnread && (
        <Hint label={t('notification.read')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            className={classes.act}
            aria-label={t('notification.read_this', { title })}
            onClick={() => void markRead([id]).catch(() => {})}
          >
            <IconCheck size={18} />
          </ActionIcon>
        </Hint>
      )}
    </li>
  )
}
