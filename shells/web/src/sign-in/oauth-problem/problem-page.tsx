import '../interaction/interaction.css'
import { IconHourglass, IconLinkOff, IconMoodSad, IconUnlink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { usePageTitle } from '../interaction/use-page-title.ts'
import { ButtonLink } from '../parts/button.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { kindOf, type OauthProblem } from './problem-kind.ts'
import { oauthProblemTexts } from './texts.ts'

const ICONS = {
  client: IconUnlink,
  redirect: IconLinkOff,
  expired: IconHourglass,
  request: IconMoodSad,
  server: IconMoodSad,
}

/** What cannot be sent back to the application is told to the person, with what its makers need to know. */
export function ProblemPage({ problem }: { problem: OauthProblem }) {
  const t = useTexts(oauthProblemTexts)
  usePageTitle(t('oauth.page'))
  const kind = kindOf(problem)
  const retry = { label: t('oauth.retry'), onClick: () => location.reload() }
  const back = { label: t('oauth.back'), onClick: () => history.back() }
  const hasPast = history.length > 1
  const action = kind === 'server' ? retry : hasPast ? back : null
  return (
    <SplitFrame>
      <div className="stack">
        <Outcome icon={ICONS[kind]} title={t(`oauth.${kind}`)} {...(action && { action })}>
          {t(`oauth.${kind}.text`)}
        </Outcome>
        <ButtonLink href="/" variant={action ? 'other' : 'main'}>
          {t('oauth.home')}
        </ButtonLink>
        <Technical problem={problem} />
      </div>
    </SplitFrame>
  )
}

function Technical({ problem }: { problem: OauthProblem }) {
  const t = useTexts(oauthProblemTexts)
  const [isCopied, setCopied] = useState(false)
  const { error, error_description, request_id } = problem
  const text = [error, error_description, `request_id: ${request_id}`].filter(Boolean).join('\n')
  const copy = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      // It can still be marked and copied by hand.
      () => {},
    )
  return (
    <section className="technical" aria-labelledby="technical">
      <header>
        <span id="technical">{t('oauth.details')}</span>
        <button type="button" className="text-button" onClick={copy}>
          <span role="status">{t(isCopied ? 'oauth.copied' : 'oauth.copy')}</span>
        </button>
      </header>
      <pre dir="ltr">{text}</pre>
    </section>
  )
}
