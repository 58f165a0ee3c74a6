import '../interaction/interaction.css'
import { IconCircleCheck } from '@tabler/icons-react'
import type { paths } from '../../api/schema.d.ts'
import { announceSessionChange } from '../../api/session-channel.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useBrand } from '../brand.tsx'
import { SplitFrame } from '../frame/split-frame.tsx'
import { Account, type AccountPerson } from '../interaction/account.tsx'
import { ClientMark } from '../interaction/asker.tsx'
import { Expired, Failure, Waiting } from '../interaction/states.tsx'
import { leaveFor, uidInPath, useAsked } from '../interaction/use-asked.ts'
import { usePageTitle } from '../interaction/use-page-title.ts'
import { Button, ButtonLink } from '../parts/button.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { request } from '../request.ts'
import { type Sending, useSend } from '../use-send.ts'
import { logoutTexts } from './texts.ts'

type Path = paths['/api/v1/oauth/logouts/{uid}']
type LogoutRequest = Path['get']['responses'][200]['content']['application/json']

/** An application asks to sign out: the person decides. */
export function LogoutPage() {
  return (
    <SplitFrame>
      <Asked />
    </SplitFrame>
  )
}

function Asked() {
  const t = useTexts(logoutTexts)
  usePageTitle(t('leave.page'))
  const path = `/oauth/logouts/${encodeURIComponent(uidInPath())}`
  const { asked, problem, load, isExpired } = useAsked<LogoutRequest>(path)
  const confirming = useSend(async () => {
    const { redirect_to } = await request<{ redirect_to: string }>('POST', `${path}/confirm`)
    announceSessionChange()
    await leaveFor(redirect_to)
  })
  if (isExpired || confirming.problem?.code === 'interaction_expired') return <Expired />
  if (problem) return <Failure problem={problem} onRetry={load} />
  if (!asked) return <Waiting />
  return asked.user ? (
    <Question client={asked.client} user={asked.user} confirming={confirming} />
  ) : (
    <Already confirming={confirming} />
  )
}

type QuestionProps = { client: LogoutRequest['client']; user: AccountPerson; confirming: Sending }

function Question({ client, user, confirming }: QuestionProps) {
  const t = useTexts(logoutTexts)
  const brand = useBrand()
  return (
    <div className="stack">
      <div className="asker">
        {client && <ClientMark client={client} />}
        <h1 className="title">{t('leave.title', { brand: brand.name })}</h1>
        <p className="quiet">
          {client && `${t('leave.asked', { client: client.name })} `}
          {t('leave.text')}
        </p>
      </div>
      <Account user={user} />
      <ProblemNotice {...confirming} />
      <Button
        isBusy={confirming.isSending}
        isDisabled={confirming.wait > 0}
        onClick={() => void confirming.send()}
      >
        {t('leave.confirm')}
      </Button>
      <ButtonLink variant="other" href="/">
        {t('leave.stay')}
      </ButtonLink>
    </div>
  )
}

/** Nothing is left to end, but the application still waits for the person. */
function Already({ confirming }: { confirming: Sending }) {
  const t = useTexts(logoutTexts)
  return (
    <div className="stack">
      <Outcome
        icon={IconCircleCheck}
        tone="good"
        title={t('leave.already')}
        action={{ label: t('leave.onward'), onClick: () => void confirming.send() }}
      >
        {t('leave.already.text')}
      </Outcome>
      <ProblemNotice {...confirming} />
    </div>
  )
}
