import { Button } from '@mantine/core'
import { IconAlertTriangle, IconSearchOff } from '@tabler/icons-react'
import { isApiError } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import { AppNotInstalled } from './app-not-installed.tsx'
import { EmptyState } from './empty-state.tsx'
import { Forbidden } from './forbidden.tsx'
import { RequestId } from './problem-alert.tsx'
import { Offline, Overloaded } from './unavailable.tsx'

type ProblemStateProps = { error: Error; onRetry?: () => void; order?: 1 | 2 }

/** What to show instead of the content that could not be had. */
export function ProblemState({ error, onRetry, order = 2 }: ProblemStateProps) {
  if (!isApiError(error)) return <Failed error={error} onRetry={onRetry} order={order} />
  if (error.code === 'app_not_installed')
    return <AppNotInstalled app={error.problem.app ?? ''} order={order} />
  if (error.status === 403)
    return <Forbidden permission={error.problem.permission} detail={error.problem.detail} order={order} />
  if (error.status === 404) return <Missing error={error} order={order} />
  if (error.status === 429 || error.status === 503)
    return <Overloaded retryAfter={error.retryAfter} onRetry={onRetry} order={order} />
  if (error.code === 'offline') return <Offline onRetry={onRetry} order={order} />
  return <Failed error={error} onRetry={onRetry} order={order} />
}

function Missing({ error, order }: ProblemStateProps) {
  const t = useTexts(partsTexts)
  const detail = isApiError(error) ? error.problem.detail : ''
  return (
    <EmptyState
      icon={IconSearchOff}
      tone="gray"
      order={order}
      title={t('parts.not_found.title')}
      text={detail || t('parts.not_found.text')}
    />
  )
}

function Failed({ error, onRetry, order }: ProblemStateProps) {
  const t = useTexts(partsTexts)
  const problem = isApiError(error) ? error.problem : null
  return (
    <div role="alert">
      <EmptyState
        icon={IconAlertTriangle}
        tone="red"
        order={order}
        title={problem?.title || t('parts.error.title')}
        text={problem?.detail || t('parts.error.text')}
        action={onRetry && <Button onClick={onRetry}>{t('parts.retry')}</Button>}
      >
        {problem?.request_id && <RequestId id={problem.request_id} />}
      </EmptyState>
    </div>
  )
}
