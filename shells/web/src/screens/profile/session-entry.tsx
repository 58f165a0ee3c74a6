import { Badge, Box, Button, Group, Text, ThemeIcon } from '@mantine/core'
import { type Icon, IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import { deviceName, type OwnSession } from '../../data/own/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Place } from '../../parts/place/place.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import classes from './profile.module.css'
import { profileTexts } from './texts.ts'

const ICONS: Partial<Record<OwnSession['device']['kind'], Icon>> = {
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
}

export function SessionEntry({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const t = useTexts(profileTexts)
  const device = deviceName(session) ?? t('profile.sessions.unknown')
  const Mark = ICONS[session.device.kind] ?? IconDeviceLaptop
  return (
    <div className={classes.entry}>
      <ThemeIcon variant="light" color={session.current ? 'green' : 'gray'} size={40} radius="md" aria-hidden>
        <Mark size={22} stroke={1.6} />
      </ThemeIcon>
      <Box flex={1} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            <bdi>{device}</bdi>
          </Text>
          {session.current && (
            <Badge variant="light" color="green">
              {t('profile.sessions.current')}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" component="div">
          <bdi>{session.tenant.name}</bdi>
          {' · '}
          <Place {...session} />
          {' · '}
          {t('profile.sessions.seen')} <RelativeTime value={session.last_seen_at} isFocusable />
        </Text>
      </Box>
      {!session.current && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={onEnd}
          aria-label={t('profile.sessions.end.label', { device })}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </div>
  )
}
