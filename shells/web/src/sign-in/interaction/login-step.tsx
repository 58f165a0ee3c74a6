import { Suspense, useEffect, useState } from 'react'
import { type ApiError, isApiError, offlineProblem } from '../../api/problem.ts'
import { announceSessionChange } from '../../api/session-channel.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { useMethods } from '../methods.ts'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { signInTexts } from '../texts.ts'
import { WaysIn } from '../ways/ways-in.tsx'
import { Asker } from './asker.tsx'
import { ContinueAs } from './continue-as.tsx'
import { Expired, Restart, Waiting } from './states.tsx'
import type { Step } from './step.ts'
import { askedTexts } from './texts.ts'
import { continueAt } from './use-asked.ts'

const StepUpStep = lazyPart(() => import('../factors/step-up-step.tsx'), 'StepUpStep')

type Answer = { goOn: () => Promise<void>; refusal: ApiError | null }

/** Tells the provider that somebody is signed in now; its refusals decide what is shown next. */
function useAnswer(path: string): Answer {
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const goOn = async () => {
    try {
      await continueAt(path)
    } catch (error) {
      setRefusal(isApiError(error) ? error : offlineProblem())
    }
  }
  return { goOn, refusal }
}

export function LoginStep(step: Step) {
  const { asked, path, expired } = step
  const { goOn, refusal } = useAnswer(path)
  const isTrying = useSignedInMeanwhile(step, goOn, refusal)
  const [wantsOther, setWantsOther] = useState(false)
  if (refusal?.code === 'interaction_expired') return expired ?? <Expired />
  if (refusal?.code === 'wrong_state') return <Restart client={asked.client.name} />
  if (isTrying) return <Waiting />
  const lacking = refusal?.code === 'step_up_required' ? stepUpOf(refusal) : asked.step_up
  if (asked.user && lacking && lacking.methods.length > 0 && !wantsOther)
    return (
      <Suspense>
        <StepUpStep step={step} methods={lacking.methods} goOn={goOn} />
      </Suspense>
    )
  if (asked.user && !asked.sign_in_again && !wantsOther)
    return (
      <ContinueAs
        client={asked.client}
        user={asked.user}
        onContinue={goOn}
        onOther={() => setWantsOther(true)}
      />
    )
  return <SignIn step={step} goOn={goOn} refusal={refusal} wantsOther={wantsOther} />
}

const stepUpOf = ({ problem }: ApiError): { methods: string[] } => ({ methods: problem.methods ?? [] })

function SignIn({ step, goOn, refusal, wantsOther }: Answer & { step: Step; wantsOther: boolean }) {
  const t = useTexts(askedTexts)
  const tSignIn = useTexts(signInTexts)
  const { client, user, tenant, login_hint, sign_in_again } = step.asked
  const methods = useMethods(tenant?.slug)
  useReturnHere()
  const isAgain = user !== null && sign_in_again && !wantsOther
  const signedIn = async () => {
    announceSessionChange()
    await goOn()
  }
  return (
    <div className="stack">
      <Asker client={client} title={isAgain ? t('asked.again') : tSignIn('login.title')}>
        {t(isAgain ? 'asked.again.text' : 'asked.to', { client: client.name })}
      </Asker>
      {refusal?.code !== 'reauthentication_required' && <ProblemNotice problem={refusal} wait={0} />}
      <WaysIn
        methods={methods}
        tenant={tenant?.slug}
        email={login_hint ?? (isAgain ? user.email : '')}
        onSignedIn={signedIn}
      />
    </div>
  )
}

/** Back from another provider, or signed in in another tab: if that is enough, nobody has to press anything. */
function useSignedInMeanwhile({ asked }: Step, goOn: () => Promise<void>, refusal: ApiError | null): boolean {
  const [isTrying, setTrying] = useState(asked.user !== null && (asked.sign_in_again || isBack()))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    if (isTrying) void goOn()
  }, [])
  useEffect(() => {
    if (refusal) setTrying(false)
  }, [refusal])
  return isTrying
}

/** Back from a detour, not looked at anew: then the choice of an account would be made by a reload. */
function isBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type !== 'reload' && new URLSearchParams(location.search).has('return_to')
}

/** Other ways to sign in, and recovering a password, find back here by the address. */
function useReturnHere(): void {
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    query.set('return_to', location.pathname)
    history.replaceState(null, '', `${location.pathname}?${query}`)
  }, [])
}
