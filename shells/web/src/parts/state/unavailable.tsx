import { Button, Text } from '@mantine/core'
import { IconHourglass, IconPlugConnectedX } from '@tabler/icons-react'
import { useEffect, useSyncExternalStore } from 'react'
import { connection } from '../../api/connection.ts'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { useCountdown } from '../time/use-countdown.ts'
import { EmptyState } from './empty-state.tsx'

type UnavailableProps = { onRetry?: () => void; order?: 1 | 2 }

const USUAL_WAIT = 5

/** Waits as long as the server asked (Retry-After), then tries again by itself. */
export function Overloaded({ retryAfter, onRetry, order }: UnavailableProps & { retryAfter: number | null }) {
  const t = useTexts(partsTexts)
  const left = useCountdown(retryAfter ?? USUAL_WAIT, onRetry)
  return (
    <EmptyState
      icon={IconHourglass}
      tone="yellow"
      order={order}
      title={t('parts.overloaded.title')}
      text={t('parts.overloaded.text')}
      action={
        onRetry && (
          <Button variant="default" onClick={onRetry}>
            {t('parts.overloaded.now')}
          </Button>
        )
      }
    >
      {left > 0 && <Text size="sm">{t('parts.overloaded.wait', { count: left })}</Text>}
    </EmptyState>
  )
}

/** The server does not answer: it is asked again by itself, and so is what was wanted. */
export function Offline({ onRetry, order }: UnavailableProps) {
  const t = useTexts(partsTexts)
  const attempt = useSyncExternalStore(connection.onChange, connection.attempt)
  useEffect(() => connection.onChange(() => void (connection.isLost() || onRetry?.())), [onRetry])
  return (
    <EmptyState
      icon={IconPlugConnectedX}
      tone="gray"
      order={order}
      title={t('parts.offline.title')}
      text={t('parts.offline.text')}
      action={onRetry && <Button onClick={onRetry}>{t('parts.retry')}</Button>}
    >
      {attempt > 0 && (
        <Text size="sm">
          <RetryPause key={attempt} />
        </Text>
      )}
    </EmptyState>
  )
}

/** Counts down to when the server is asked again. */
export function RetryPause() {
  const t = useTexts(partsTexts)
  const left = useCountdown(connection.pause() ?? 0)
  return t('parts.overloaded.wait', { count: left })
}
