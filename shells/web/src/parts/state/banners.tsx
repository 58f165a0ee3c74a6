import { Button, Group, Text } from '@mantine/core'
import { type Icon, IconHourglass, IconPlugConnectedX } from '@tabler/icons-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { connection } from '../../api/connection.ts'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { useCountdown } from '../time/use-countdown.ts'
import classes from './banners.module.css'
import { RetryPause } from './unavailable.tsx'

function Banner({ icon: Icon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <Group className={classes.banner} gap="xs" justify="center" wrap="nowrap" px="md" py={6}>
      <Icon size={18} className={classes.icon} aria-hidden />
      {children}
    </Group>
  )
}

/** Shows itself while the server does not answer, and counts down to when it is asked again. */
export function OfflineBanner() {
  const t = useTexts(partsTexts)
  const attempt = useSyncExternalStore(connection.onChange, connection.attempt)
  if (attempt === 0) return null
  return (
    <Banner icon={IconPlugConnectedX}>
      <Text size="sm">
        <span role="status">{t('parts.offline.title')}</span> · <RetryPause key={attempt} />
      </Text>
      <Button size="compact-xs" variant="default" flex="none" onClick={() => void connection.check()}>
        {t('parts.overloaded.now')}
      </Button>
    </Banner>
  )
}

export function OverloadedBanner({ retryAfter, onRetry }: { retryAfter: number; onRetry?: () => void }) {
  const t = useTexts(partsTexts)
  const left = useCountdown(retryAfter, onRetry)
  return (
    <Banner icon={IconHourglass}>
      {/* Said once: the seconds would be read out one by one. */}
      <Text size="sm">
        <span role="status">{t('parts.overloaded.title')}</span>
        {left > 0 && <> · {t('parts.overloaded.wait', { count: left })}</>}
      </Text>
      {onRetry && (
        <Button size="compact-xs" variant="default" flex="none" onClick={onRetry}>
          {t('parts.overloaded.now')}
        </Button>
      )}
    </Banner>
  )
}
