import { Badge, Box, Button, Group, Text, ThemeIcon } from '@mantine/core'
import { type Icon, IconBuildingStore, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { loseOwnDevice, type OwnDevice, ownDevicesQuery } from '../../data/own/devices.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { RelativeTime } from '../../parts/time/relative-time.tsx'
import classes from './profile.module.css'
import { profileTexts } from './texts.ts'

const ICONS: Record<OwnDevice['platform'], Icon> = {
  desktop: IconDeviceDesktop,
  mobile: IconDeviceMobile,
  kiosk: IconBuildingStore,
}

/** Machines with a native shell; shown where there are any. */
export function DevicesCard() {
  const t = useTexts(profileTexts)
  const { data } = useQuery(ownDevicesQuery)
  const [confirm, dialog] = useConfirm()
  if (!data || data.items.length === 0) return null
  const lose = ({ id, name, is_shared }: OwnDevice) =>
    confirm({
      title: t('profile.devices.lose.title', { name }),
      effect: is_shared ? t('profile.devices.lose.effect_shared') : t('profile.devices.lose.effect'),
      verb: t('profile.devices.lose'),
      done: t('profile.devices.lose.done'),
      onConfirm: () => loseOwnDevice(id),
    })
  return (
    <Card title={t('profile.devices.title')} description={t('profile.devices.text')} maw={860}>
      <ul className={classes.list}>
        {data.items.map(device => (
          <li key={`${device.tenant.id} ${device.id}`}>
            <DeviceEntry device={device} onLose={() => lose(device)} />
          </li>
        ))}
      </ul>
      {dialog}
    </Card>
  )
}

function DeviceEntry({ device, onLose }: { device: OwnDevice; onLose: () => void }) {
  const t = useTexts(profileTexts)
  const Mark = ICONS[device.platform]
  return (
    <div className={classes.entry}>
      <ThemeIcon
        variant="light"
        color={device.sessions > 0 ? 'green' : 'gray'}
        size={40}
        radius="md"
        aria-hidden
      >
        <Mark size={22} stroke={1.6} />
      </ThemeIcon>
      <Box flex={1} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            <bdi>{device.name}</bdi>
          </Text>
          {device.status === 'revoked' && (
            <Badge variant="light" color="gray">
              {t('profile.devices.revoked')}
            </Badge>
          )}
          {device.status === 'pending' && (
            <Badge variant="light" color="yellow">
              {t('profile.devices.pending')}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" component="div">
          <bdi>{device.tenant.name}</bdi>
          {' · '}
          {t('profile.sessions.seen')} <RelativeTime value={device.last_seen_at} isFocusable />
        </Text>
      </Box>
      {device.status !== 'revoked' && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          onClick={onLose}
          aria-label={t('profile.devices.lose.label', { name: device.name })}
        >
          {t('profile.devices.lose')}
        </Button>
      )}
    </div>
  )
}
