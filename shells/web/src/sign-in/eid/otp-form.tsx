import { type FormEvent, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { eidTexts } from '../../parts/eid/texts.ts'
import type { EidRequest } from '../../parts/eid/use-eid-request.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/text-field.tsx'

/** The code that came by text message. */
export function OtpForm({ eid }: { eid: EidRequest }) {
  const t = useTexts(eidTexts)
  const [code, setCode] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code !== '') void eid.sendOtp(code)
  }
  return (
    <form className="stack" data-gap="small" noValidate onSubmit={submit}>
      <TextField
        label={t('eid.otp')}
        name="otp"
        value={code}
        onChange={value => setCode(value.replace(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={10}
        autoFocus
      />
      <Button type="submit" isBusy={eid.isSending}>
        {t('eid.otp.send')}
      </Button>
    </form>
  )
}
