import { IconArrowLeft, IconId, IconQrcode } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import type { Channel, EidOptions } from '../../data/own/eid-request.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EidWaiting } from '../../parts/eid/eid-waiting.tsx'
import { eidTexts } from '../../parts/eid/texts.ts'
import { type EidRequest, useEidRequest } from '../../parts/eid/use-eid-request.ts'
import { Button } from '../parts/button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { TextField } from '../parts/text-field.tsx'
import { request } from '../request.ts'
import { loginCalls } from './login-calls.ts'
import { OtpForm } from './otp-form.tsx'

type Props = {
  tenant: string | undefined
  /** The token of an invitation that is accepted by it. */
  invitation?: string
  onSignedIn: () => void | Promise<void>
  onBack: () => void
}

/** By registry number or QR code, confirmed on the phone. */
export function EidSignIn({ tenant, invitation, onSignedIn, onBack }: Props) {
  const t = useTexts(eidTexts)
  const options = useOptions()
  const eid = useEidRequest('login', loginCalls, onSignedIn)
  const asksToReplace = eid.problem?.code === 'other_person'
  return (
    <section className="stack" aria-label="e-ID">
      <ProblemNotice problem={eid.problem} wait={eid.problem?.retryAfter ?? 0} />
      {asksToReplace && <Button onClick={eid.replace}>{t('eid.replace')}</Button>}
      {eid.shown && !asksToReplace && (
        <EidWaiting shown={eid.shown} phonePage={options?.phone_page ?? null} />
      )}
      {eid.shown?.channel === 'mobile_otp' && !asksToReplace && <OtpForm eid={eid} />}
      {eid.shown ? (
        <Button variant="other" onClick={eid.cancel}>
          {t('eid.cancel')}
        </Button>
      ) : (
        <Question
          eid={eid}
          options={options}
          own={{ ...(tenant && { tenant }), ...(invitation && { invitation }) }}
        />
      )}
      {!eid.shown && (
        <Button variant="other" icon={<IconArrowLeft size={18} className="rtl-flip" />} onClick={onBack}>
          {t('eid.back')}
        </Button>
      )}
    </section>
  )
}

function useOptions(): EidOptions | null {
  const [options, setOptions] = useState<EidOptions | null>(null)
  useEffect(() => {
    request<EidOptions>('GET', '/auth/eid/options').then(setOptions, () => {})
  }, [])
  return options
}

type QuestionProps = {
  eid: EidRequest
  options: EidOptions | null
  own: { tenant?: string; invitation?: string }
}

function Question({ eid, options, own }: QuestionProps) {
  const t = useTexts(eidTexts)
  const [number, setNumber] = useState('')
  const [phone, setPhone] = useState('')
  const [method, setMethod] = useState<Channel>('digital_signature')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (number.trim() === '') return
    const found = options?.needs_phone ? { phone } : {}
    void eid.start({ national_id: number, method, ...found, ...own })
  }
  const fields = eid.problem?.fields ?? {}
  return (
    <form className="stack" data-gap="small" noValidate onSubmit={submit}>
      <NumberField value={number} onChange={setNumber} error={fields['national_id']} />
      {options?.needs_phone && <PhoneField value={phone} onChange={setPhone} error={fields['phone']} />}
      {options && options.channels.length > 1 && (
        <ChannelChoice channels={options.channels} value={method} onChange={setMethod} />
      )}
      <Button type="submit" isBusy={eid.isSending}>
        {t('eid.continue')}
      </Button>
      {options?.flows.includes('device_link') && (
        <Button
          variant="other"
          icon={<IconQrcode size={20} />}
          isBusy={eid.isSending}
          onClick={() => void eid.start({ flow: 'device_link', ...own })}
        >
          {t('eid.use_qr')}
        </Button>
      )}
    </form>
  )
}

type FieldProps = { value: string; onChange: (value: string) => void; error: string | undefined }

function NumberField(props: FieldProps) {
  const t = useTexts(eidTexts)
  return (
    <TextField
      label={t('eid.number')}
      description={t('eid.number.hint')}
      name="national_id"
      leftSection={<IconId size={18} />}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      maxLength={40}
      autoFocus
      {...props}
    />
  )
}

function PhoneField(props: FieldProps) {
  const t = useTexts(eidTexts)
  return <TextField label={t('eid.phone')} name="phone" type="tel" autoComplete="tel" dir="ltr" {...props} />
}

type ChannelProps = { channels: readonly Channel[]; value: Channel; onChange: (channel: Channel) => void }

function ChannelChoice({ channels, value, onChange }: ChannelProps) {
  const t = useTexts(eidTexts)
  return (
    <fieldset className="choice">
      <legend>{t('eid.channel')}</legend>
      {channels.map(channel => (
        <label key={channel}>
          <input
            type="radio"
            name="channel"
            value={channel}
            checked={channel === value}
            onChange={() => onChange(channel)}
          />
          {t(`eid.channel.${channel}`)}
        </label>
      ))}
    </fieldset>
  )
}
