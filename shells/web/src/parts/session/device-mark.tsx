import { Box, Group, Text, ThemeIcon } from '@mantine/core'
import {
  type Icon,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconDeviceUnknown,
  IconRobot,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Session } from '../../data/sessions.ts'
import { useTexts } from '../../i18n/texts.ts'
import { StatusBadge } from '../badge/status-badge.tsx'
import { sessionTexts } from './texts.ts'

const ICONS: Readonly<Record<Session['device']['kind'], Icon>> = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  bot: IconRobot,
  unknown: IconDeviceUnknown,
}

/** "Chrome 142 · Windows", or that nobody knows. */
export function useDeviceName(): (device: Session['device']) => string {
  const t = useTexts(sessionTexts)
  return ({ browser, os }) => [browser, os].filter(Boolean).join(' · ') || t('sessions.device.unknown')
}

export function DeviceMark({ session, children }: { session: Session; children?: ReactNode }) {
  const t = useTexts(sessionTexts)
  const nameOf = useDeviceName()
  const { device, current } = session
  const Mark = ICONS[device.kind]
  return (
    <Group gap="sm" wrap="nowrap" align="flex-start" miw={0}>
      <ThemeIcon
        variant="light"
        color={current ? 'green' : 'gray'}
        size={34}
        radius="md"
        role="img"
        aria-label={t(`sessions.device.${device.kind}`)}
      >
        <Mark size={20} stroke={1.6} />
      </ThemeIcon>
      <Box miw={0}>
        <Group gap={6}>
          <Text size="sm" component="span" style={{ overflowWrap: 'anywhere' }}>
            <bdi>{session.device_name ?? nameOf(device)}</bdi>
          </Text>
          {current && <StatusBadge tone="success">{t('sessions.current')}</StatusBadge>}
        </Group>
        {children}
      </Box>
    </Group>
  )
}
