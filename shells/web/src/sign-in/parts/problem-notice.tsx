import { IconAlertCircle, IconCloudOff, IconHourglass } from '@tabler/icons-react'
import { fmt } from '@tamga/formats'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { signInTexts } from '../texts.ts'
import type { Sending } from '../use-send.ts'
import { Notice } from './notice.tsx'

/** A refusal stays where it happened: what the server said, or how long it asks to wait. */
export function ProblemNotice({ problem, wait }: Pick<Sending, 'problem' | 'wait'>) {
  const t = useTexts(signInTexts)
  if (!problem) return null
  if (problem.retryAfter) return <WaitNotice isBusy={problem.status !== 429} wait={wait} />
  if (problem.status === 0)
    return (
      <Notice tone="wait" icon={IconCloudOff}>
        {t('problem.offline')}
      </Notice>
    )
  const { title, detail, request_id } = problem.problem
  return (
    <Notice tone="bad" icon={IconAlertCircle} title={detail ? title : undefined}>
      {detail || t('problem.unknown')}
      {problem.status >= 500 && request_id && <small>{t('problem.request', { id: request_id })}</small>}
    </Notice>
  )
}

function WaitNotice({ isBusy, wait }: { isBusy: boolean; wait: number }) {
  const t = useTexts(signInTexts)
  const { language } = useLanguage()
  return (
    <Notice tone="wait" icon={IconHourglass} title={t(isBusy ? 'problem.busy' : 'problem.many')}>
      {wait > 0 ? (
        // Read out once with the notice: a timer that speaks every second would drown everything else.
        <span role="timer" aria-live="off">
          {t('problem.wait', { time: fmt.duration(language, wait) })}
        </span>
      ) : (
        t('problem.again')
      )}
    </Notice>
  )
}
