import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { forgetToken } from '../address/address.ts'
import { request } from '../request.ts'
import { useSend } from '../use-send.ts'
import { Button } from './button.tsx'
import { isDeadLink, LinkInvalid } from './link-gate.tsx'
import { Outcome } from './outcome.tsx'
import { ProblemNotice } from './problem-notice.tsx'

type ConfirmLinkProps = {
  token: string
  /** Where the token is sent. */
  path: string
  texts: Readonly<Record<'title' | 'lead' | 'submit' | 'done' | 'doneText' | 'invalid', string>>
  onward: { label: string; href: string }
}

/** Asks for a press: programs that look into mails open links too. */
export function ConfirmLink({ token, path, texts, onward }: ConfirmLinkProps) {
  const [isDone, setDone] = useState(false)
  const sending = useSend(async () => {
    await request('POST', path, { token })
    forgetToken()
    setDone(true)
  })
  if (isDone)
    return (
      <Outcome icon={IconCircleCheck} tone="good" title={texts.done} action={onward}>
        {texts.doneText}
      </Outcome>
    )
  if (isDeadLink(sending.problem)) return <LinkInvalid advice={texts.invalid} action={onward} />
  return (
    <div className="stack">
      <h1 className="title">{texts.title}</h1>
      <p className="quiet">{texts.lead}</p>
      <ProblemNotice {...sending} />
      <Button isBusy={sending.isSending} isDisabled={sending.wait > 0} onClick={() => sending.send()}>
        {texts.submit}
      </Button>
    </div>
  )
}
