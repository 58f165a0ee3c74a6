import { Badge, Box, Button, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { devicesQuery, forgetDevice, type RememberedDevice } from '../../../data/own/factors.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { factorTexts } from '../../../parts/factors/texts.ts'
import { focusPageIfLost } from '../../../parts/overlay/focus-after.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { RelativeTime } from '../../../parts/time/relative-time.tsx'
import classes from '../profile.module.css'

export function DevicesCard() {
  const t = useTexts(factorTexts)
  const { data: devices } = useQuery(devicesQuery)
  const forget = async (id: string) => {
    await forgetDevice(id)
    focusPageIfLost()
    showDone(t('own.devices.forgotten'))
  }
  return (
    <Card title={t('own.devices.title')} description={t('own.devices.text')}>
      {devices?.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('own.devices.none')}
        </Text>
      )}
      <ul className={classes.list}>
        {devices?.map(one => (
          <li key={one.id}>
            <DeviceEntry remembered={one} onForget={() => void forget(one.id)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type EntryProps = { remembered: RememberedDevice; onForget: () => void }

function DeviceEntry({ remembered, onForget }: EntryProps) {
  const t = useTexts(factorTexts)
  const { device, current, last_used_at } = remembered
  const name = [device.browser, device.os].filter(Boolean).join(', ') || t('own.devices.unknown')
  return (
    <div className={classes.entry}>
      <Box flex={1} miw={0}>
        <Group gap="xs">
          <Text size="sm" fw={600}>
            <bdi>{name}</bdi>
          </Text>
          {current && (
            <Badge variant="light" color="green">
              {t('own.devices.current')}
            </Badge>
          )}
        </Group>
        <Text size="xs" c="dimmed" component="div">
          {t('own.keys.used')} <RelativeTime value={last_used_at} isFocusable />
        </Text>
      </Box>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        onClick={onForget}
        aria-label={`${t('own.devices.forget')}: ${name}`}
      >
        {t('own.devices.forget')}
      </Button>
    </div>
  )
}
