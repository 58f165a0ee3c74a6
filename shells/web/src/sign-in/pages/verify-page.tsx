import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { forgetToken } from '../address/address.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { Button } from '../parts/button.tsx'
import { isDeadLink, LinkGate, LinkInvalid } from '../parts/link-gate.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'
import { useSend } from '../use-send.ts'

export function VerifyPage() {
  const t = useTexts(signInTexts)
  return (
    <SplitFrame>
      <LinkGate missing={t('link.missing.text')}>{token => <Verify token={token} />}</LinkGate>
    </SplitFrame>
  )
}

/** Asks for a press: programs that look into mails open links too. */
function Verify({ token }: { token: string }) {
  const t = useTexts(signInTexts)
  const [isDone, setDone] = useState(false)
  const sending = useSend(async () => {
    await request('POST', '/auth/email/verify', { token })
    forgetToken()
    setDone(true)
  })
  const onward = { label: t('link.continue'), href: '/' }
  if (isDone)
    return (
      <Outcome icon={IconCircleCheck} tone="good" title={t('verify.done')} action={onward}>
        {t('verify.done.text')}
      </Outcome>
    )
  if (isDeadLink(sending.problem)) return <LinkInvalid advice={t('verify.invalid.text')} action={onward} />
  return (
    <div className="stack">
      <h1 className="title">{t('verify.title')}</h1>
      <p className="quiet">{t('verify.lead')}</p>
      <ProblemNotice {...sending} />
      <Button isBusy={sending.isSending} isDisabled={sending.wait > 0} onClick={() => sending.send()}>
        {t('verify.submit')}
      </Button>
    </div>
  )
}
