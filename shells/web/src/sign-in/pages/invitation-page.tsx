import { IconCircleCheck, IconMoodSad } from '@tabler/icons-react'
import { useCallback, useEffect, useState } from 'react'
import { boot } from '../../api/boot.ts'
import { type ApiError, isApiError, offlineProblem } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import { enter, forgetToken } from '../address/address.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { isDeadLink, LinkGate, LinkInvalid } from '../parts/link-gate.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'
import { InvitationForm, type Invited } from './invitation-form.tsx'

export function InvitationPage() {
  const t = useTexts(signInTexts)
  return (
    <SplitFrame>
      <LinkGate missing={t('link.missing.text')}>{token => <Invitation token={token} />}</LinkGate>
    </SplitFrame>
  )
}

function Invitation({ token }: { token: string }) {
  const t = useTexts(signInTexts)
  const { invited, problem, load } = useInvited(token)
  const [isDone, setDone] = useState(false)
  if (isDeadLink(problem))
    return (
      <LinkInvalid
        advice={t('invitation.invalid.text')}
        action={{ label: t('link.to_login'), href: '/login' }}
      />
    )
  if (problem) return <Failure problem={problem} onRetry={load} />
  if (!invited) return <Waiting />
  if (isDone) return <Joined tenant={invited.tenant} />
  const accept = (isSignedIn: boolean) => {
    forgetToken()
    if (isSignedIn) enter('/')
    else setDone(true)
  }
  return <InvitationForm token={token} invited={invited} onAccepted={accept} onChanged={load} />
}

function useInvited(token: string) {
  const [state, setState] = useState<{ invited?: Invited; problem: ApiError | null }>({ problem: null })
  const load = useCallback(() => {
    setState({ problem: null })
    request<Invited>('GET', `/auth/invitations/${encodeURIComponent(token)}`).then(
      invited => setState({ invited, problem: null }),
      error => setState({ problem: isApiError(error) ? error : offlineProblem() }),
    )
  }, [token])
  useEffect(load, [load])
  return { ...state, load }
}

/** A person who was known already is a member now, and signs in as always; whoever is signed in just goes over. */
function Joined({ tenant }: { tenant: Invited['tenant'] }) {
  const t = useTexts(signInTexts)
  const goOn = async () => {
    const address = `/login?tenant=${encodeURIComponent(tenant.slug)}`
    if (!boot.signed_in) return location.assign(address)
    await request('POST', '/auth/switch-tenant', { tenant: tenant.slug }).then(
      () => enter('/'),
      () => location.assign(address),
    )
  }
  return (
    <Outcome
      icon={IconCircleCheck}
      tone="good"
      title={t('invitation.done')}
      action={{ label: t('link.continue'), onClick: goOn }}
    >
      {t('invitation.done.text', { tenant: tenant.name })}
    </Outcome>
  )
}

function Failure({ problem, onRetry }: { problem: ApiError; onRetry: () => void }) {
  const t = useTexts(signInTexts)
  const text = problem.status === 0 ? t('problem.offline') : problem.problem.detail
  return (
    <Outcome
      icon={IconMoodSad}
      title={problem.problem.title || t('offline.title')}
      action={{ label: t('problem.retry'), onClick: onRetry }}
    >
      {text || t('problem.unknown')}
    </Outcome>
  )
}

const Waiting = () => (
  <div className="skeleton" aria-busy="true">
    <i />
    <i />
    <i />
    <i />
  </div>
)
