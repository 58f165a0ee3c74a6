import { IconMail } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Button } from '../parts/button.tsx'
import { EmailField } from '../parts/text-field.tsx'
import { signInTexts } from '../texts.ts'
import { useSend } from '../use-send.ts'
import type { Steps } from './use-steps.ts'

const WHOLE = /^\S+@\S+$/

/** The first step. Password managers fill in the address here, and the password beside it in the second. */
export function AddressForm({ steps }: { steps: Steps }) {
  const t = useTexts(signInTexts)
  const [fault, setFault] = useState<'field.required' | 'login.email_whole' | null>(null)
  const sending = useSend(steps.goOn)
  const faultOf = (email: string) => {
    if (email === '') return 'field.required'
    return WHOLE.test(email) ? null : 'login.email_whole'
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = faultOf(steps.email.trim())
    setFault(found)
    if (found) event.currentTarget.querySelector<HTMLElement>('input')?.focus()
    else void sending.send()
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="stack" data-gap="small">
        <EmailField
          label={t('field.email')}
          value={steps.email}
          error={fault && t(fault)}
          onChange={email => {
            setFault(null)
            steps.setEmail(email)
          }}
          // The browser offers passkeys among the addresses that it knows.
          autoComplete="username webauthn"
          leftSection={<IconMail size={18} />}
          autoFocus
        />
        <Button type="submit" isBusy={sending.isSending}>
          {t('link.continue')}
        </Button>
      </div>
    </form>
  )
}
