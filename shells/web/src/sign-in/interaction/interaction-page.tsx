import './interaction.css'
import type { paths } from '../../api/schema.d.ts'
import { useTexts } from '../../i18n/texts.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { ConsentStep } from './consent-step.tsx'
import { LoginStep } from './login-step.tsx'
import { Expired, Failure, Waiting } from './states.tsx'
import { askedTexts } from './texts.ts'
import { uidInPath, useAsked } from './use-asked.ts'
import { usePageTitle } from './use-page-title.ts'

type Path = paths['/api/v1/oauth/interactions/{uid}']
export type Interaction = Path['get']['responses'][200]['content']['application/json']

/** A step of an interaction: what is asked, where to answer, and how to look again. */
export type Step = { asked: Interaction; path: string; reload: () => Promise<unknown> }

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
    <ConsentStep {...step} user={asked.user} />
  ) : (
    <LoginStep {...step} />
  )
}
