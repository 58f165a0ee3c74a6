import type { Interaction, Step } from './step.ts'
import './interaction.css'
import { IconWorld } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { ConsentStep, LoginStep } from './later-steps.ts'
import { Expired, Failure, Waiting } from './states.tsx'
import { askedTexts } from './texts.ts'
import { uidInPath, useAsked } from './use-asked.ts'
import { usePageTitle } from './use-page-title.ts'

/** Signing in and consenting for an application, one after the other as it asks. */
export function InteractionPage() {
  return (
    <SplitFrame>
      <Asked />
    </SplitFrame>
  )
}

function Asked() {
  const t = useTexts(askedTexts)
  const path = `/oauth/interactions/${encodeURIComponent(uidInPath())}`
  const { asked, problem, load, isExpired } = useAsked<Interaction>(path)
  usePageTitle(t(asked?.kind === 'consent' ? 'consent.page' : 'asked.page'))
  if (isExpired) return <Expired />
  if (problem) return <Failure problem={problem} onRetry={load} />
  if (!asked) return <Waiting />
  const step: Step = { asked, path, reload: load }
  // Whoever signed out meanwhile, here or in another tab, signs in again first.
  return asked.kind === 'consent' && asked.user ? (
    <Suspense fallback={<Waiting />}>
      <ConsentStep
        {...step}
        user={asked.user}
        title={t('consent.title', { client: asked.client.name })}
        after={t('consent.after', { client: asked.client.name })}
        {...(asked.redirect_host && { about: <RedirectHost host={asked.redirect_host} /> })}
      />
    </Suspense>
  ) : (
    <Suspense fallback={<Waiting />}>
      <LoginStep {...step} />
    </Suspense>
  )
}

/** A name can be anything; the address was registered, and says where the person will be. */
function RedirectHost({ host }: { host: string }) {
  const t = useTexts(askedTexts)
  const [before, after] = t('consent.host', { host: '\n' }).split('\n')
  return (
    <p className="redirect-host">
      <IconWorld size={18} aria-hidden />
      <span>
        {before}
        <bdi>{host}</bdi>
        {after}
      </span>
    </p>
  )
}
