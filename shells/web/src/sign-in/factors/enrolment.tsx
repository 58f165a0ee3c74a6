import { IconKey } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { CeremonyCancelled, createPasskey, hasPasskeys } from '../../api/passkey-ceremony.ts'
import { useTexts } from '../../i18n/texts.ts'
import classes from '../../parts/factors/factors.module.css'
import { RecoveryCodes } from '../../parts/factors/recovery-codes.tsx'
import { factorTexts } from '../../parts/factors/texts.ts'
import { type TotpSecret, TotpSetup } from '../../parts/factors/totp-setup.tsx'
import { Button } from '../parts/button.tsx'
import { requestWith } from '../request.ts'
import { useSend } from '../use-send.ts'
import { PasswordProof } from './password-proof.tsx'
import { Refusal } from './refusal.tsx'

export type Added = { method: 'totp'; code: string } | { method: 'passkey' }

type Props = {
  /** Of a sign-in that waits; a session needs none. */
  token?: string | undefined
  /** Once the factor is added and the recovery codes are kept. */
  finish: (added: Added) => Promise<void>
  onCancel: () => void
  cancel: string
}

/** Whoever has no second factor adds one on the way in; the token of the sign-in opens these routes and no others. */
export function Enrolment({ token, finish, onCancel, cancel }: Props) {
  const t = useTexts(factorTexts)
  const [kept, setKept] = useState<{ codes: string[]; added: Added } | null>(null)
  const keep = async (added: Added) => {
    const { codes } = await requestWith(token)<{ codes: string[] }>('POST', '/me/recovery-codes', {})
    setKept({ codes, added })
  }
  return (
    <div className="stack">
      <h1 className="title">{t(kept ? 'factors.codes.title' : 'factors.enroll.title')}</h1>
      {kept ? (
        <Keep codes={kept.codes} finish={() => finish(kept.added)} />
      ) : (
        <>
          <p className={classes.text}>{t('factors.enroll.text')}</p>
          <AddApp token={token} onAdded={keep} />
          {hasPasskeys() && <AddPasskey token={token} onAdded={keep} />}
        </>
      )}
      <button type="button" className={classes.link} onClick={onCancel}>
        {cancel}
      </button>
    </div>
  )
}

type AddProps = { token: string | undefined; onAdded: (added: Added) => Promise<void> }

function AddApp({ token, onAdded }: AddProps) {
  const t = useTexts(factorTexts)
  const [totp, setTotp] = useState<TotpSecret | null>(null)
  const [code, setCode] = useState('')
  const beginning = useSend(async () => setTotp(await requestWith(token)<TotpSecret>('POST', '/me/totp', {})))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page begins
  useEffect(() => {
    void beginning.send()
  }, [])
  const sending = useSend(async () => {
    await requestWith(token)('POST', '/me/totp/confirm', { code: code.trim() })
    await onAdded({ method: 'totp', code: code.trim() })
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') void sending.send(event)
  }
  if (beginning.problem?.code === 'step_up_required') return <PasswordProof onDone={beginning.send} />
  if (!totp) return <Refusal sending={beginning} isCancelled={false} />
  return (
    <form noValidate onSubmit={submit}>
      <div className="stack" data-gap="small">
        <Refusal sending={sending} isCancelled={false} />
        <TotpSetup totp={totp} code={code} onCode={setCode} error={sending.fields['code']} />
        <Button type="submit" isBusy={sending.isSending} isDisabled={sending.wait > 0}>
          {t('factors.confirm')}
        </Button>
      </div>
    </form>
  )
}

function AddPasskey({ token, onAdded }: AddProps) {
  const t = useTexts(factorTexts)
  const [isCancelled, setCancelled] = useState(false)
  const sending = useSend(async () => {
    setCancelled(false)
    try {
      const options = await requestWith(token)('POST', '/me/passkeys/options', {})
      await requestWith(token)('POST', '/me/passkeys', { response: await createPasskey(options) })
      await onAdded({ method: 'passkey' })
    } catch (error) {
      if (!(error instanceof CeremonyCancelled)) throw error
      setCancelled(true)
    }
  })
  return (
    <>
      <Refusal sending={sending} isCancelled={isCancelled} />
      <Button
        variant="other"
        icon={<IconKey size={20} />}
        isBusy={sending.isSending}
        onClick={() => void sending.send()}
      >
        {t('factors.enroll.passkey')}
      </Button>
    </>
  )
}

function Keep({ codes, finish }: { codes: string[]; finish: () => Promise<void> }) {
  const t = useTexts(factorTexts)
  const sending = useSend(finish)
  return (
    <div className="stack" data-gap="small">
      <RecoveryCodes codes={codes} />
      <Refusal sending={sending} isCancelled={false} />
      <Button isBusy={sending.isSending} onClick={() => void sending.send()}>
        {t('factors.codes.kept')}
      </Button>
    </div>
  )
}
