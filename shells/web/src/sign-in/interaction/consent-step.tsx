import { type ReactNode, useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import { announceSessionChange } from '../../api/session-channel.ts'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../parts/button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { request } from '../request.ts'
import { type Sending, useSend } from '../use-send.ts'
import { Account, type AccountPerson } from './account.tsx'
import { Asker } from './asker.tsx'
import { ScopeLists } from './scope-lists.tsx'
import { Expired, Restart } from './states.tsx'
import type { Step } from './step.ts'
import { TenantChoice } from './tenant-choice.tsx'
import { askedTexts } from './texts.ts'
import { continueAt, leaveFor } from './use-asked.ts'

type ConsentProps = Step & {
  user: AccountPerson
  title: string
  /** What else is known of the request. */
  about?: ReactNode
  /** What refusing means, and how to take consent back. */
  after: string
}

/** What is asked, by whom, for which organisation, as whom: then yes or no. */
export function ConsentStep({ asked, path, reload, expired, ...shown }: ConsentProps) {
  const t = useTexts(askedTexts)
  const { client, scopes, tenants = [] } = asked
  const hasChoice = tenants.length > 1
  const named = asked.tenant ? t('consent.tenant', { tenant: asked.tenant.name }) : undefined
  const [tenant, setTenant] = useState(asked.tenant?.id)
  const decide = (allow: boolean) => async () => {
    const choice = allow && hasChoice && tenant ? { tenant } : {}
    await send(path, { allow, ...choice })
  }
  const allowing = useSend(decide(true))
  const denying = useSend(decide(false))
  const leaving = useSend(async () => {
    await request('POST', '/auth/logout')
    announceSessionChange()
    await reload()
  })
  const problem = allowing.problem ?? denying.problem ?? leaving.problem
  if (problem?.code === 'interaction_expired') return expired ?? <Expired />
  if (problem?.code === 'wrong_state') return <Restart client={client.name} />
  const isBusy = [allowing, denying, leaving].some(({ isSending }) => isSending)
  return (
    <div className="stack">
      <Asker client={client} title={shown.title} isCompact />
      {client.unverified_host && (
        <p className="notice" data-tone="wait" role="note">
          {t('consent.unverified', { host: client.unverified_host })}
        </p>
      )}
      {shown.about}
      <Account user={shown.user} note={hasChoice ? undefined : named}>
        <button type="button" className="text-button" disabled={isBusy} onClick={() => void leaving.send()}>
          {t('consent.not_you')}
        </button>
      </Account>
      <TenantChoice tenants={tenants} value={tenant} onChange={setTenant} />
      <ScopeLists scopes={scopes} />
      <ProblemNotice problem={problem} wait={allowing.wait || denying.wait} />
      <Decision allowing={allowing} denying={denying} isBusy={isBusy} />
      <p className="quiet small">{shown.after}</p>
    </div>
  )
}

/** Somebody else is signed in than was asked: the provider asks anew, with the right name. */
async function send(path: string, decision: object): Promise<never> {
  try {
    const { redirect_to } = await request<{ redirect_to: string }>('POST', `${path}/consent`, decision)
    return await leaveFor(redirect_to)
  } catch (error) {
    if (!isApiError(error) || error.code !== 'reauthentication_required') throw error
    return continueAt(path)
  }
}

type DecisionProps = { allowing: Sending; denying: Sending; isBusy: boolean }

function Decision({ allowing, denying, isBusy }: DecisionProps) {
  const t = useTexts(askedTexts)
  const isWaiting = allowing.wait > 0 || denying.wait > 0
  return (
    <div className="decision">
      <Button
        variant="other"
        isBusy={denying.isSending}
        isDisabled={isBusy || isWaiting}
        onClick={() => void denying.send()}
      >
        {t('consent.deny')}
      </Button>
      <Button
        isBusy={allowing.isSending}
        isDisabled={isBusy || isWaiting}
        onClick={() => void allowing.send()}
      >
        {t('consent.allow')}
      </Button>
    </div>
  )
}
