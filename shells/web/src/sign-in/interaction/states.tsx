import { IconHourglass, IconMoodSad } from '@tabler/icons-react'
import type { ApiError } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ButtonLink } from '../parts/button.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { signInTexts } from '../texts.ts'
import { askedTexts } from './texts.ts'
import { usePageTitle } from './use-page-title.ts'

/** Gone, answered already, or begun elsewhere: only the application can begin anew. */
export function Expired() {
  const t = useTexts(askedTexts)
  return <GoBack title={t('asked.expired')}>{t('asked.expired.text')}</GoBack>
}

/** The request was bound to a session that ended: only the application can ask again. */
export function Restart({ client }: { client: string }) {
  const t = useTexts(askedTexts)
  return <GoBack title={t('asked.restart')}>{t('asked.restart.text', { client })}</GoBack>
}

function GoBack({ title, children }: { title: string; children: string }) {
  const t = useTexts(askedTexts)
  usePageTitle(title)
  const hasPast = history.length > 1
  return (
    <div className="stack" data-gap="small">
      <Outcome
        icon={IconHourglass}
        title={title}
        {...(hasPast && { action: { label: t('asked.back'), onClick: () => history.back() } })}
      >
        {children}
      </Outcome>
      <ButtonLink href="/" variant={hasPast ? 'other' : 'main'}>
        {t('asked.home')}
      </ButtonLink>
    </div>
  )
}

export function Failure({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const t = useTexts(signInTexts)
  const { title, detail, request_id } = problem.problem
  const text = problem.status === 0 ? t('problem.offline') : detail || t('problem.unknown')
  return (
    <Outcome
      icon={IconMoodSad}
      title={title || t('offline.title')}
      action={{ label: t('problem.retry'), onClick: onRetry }}
    >
      {text}
      {problem.status >= 500 && request_id && (
        <>
          <br />
          <small>{t('problem.request', { id: request_id })}</small>
        </>
      )}
    </Outcome>
  )
}

export const Waiting = () => (
  <div className="skeleton" aria-busy="true">
    <i />
    <i />
    <i />
    <i />
  </div>
)
