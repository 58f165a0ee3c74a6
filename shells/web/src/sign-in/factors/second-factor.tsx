import { IconAlertCircle, IconInfoCircle, IconKey } from '@tabler/icons-react'
import { type FormEvent, Suspense, useState } from 'react'
import { CeremonyCancelled, getPasskey } from '../../api/passkey-ceremony.ts'
import { useTexts } from '../../i18n/texts.ts'
import { CodeField } from '../../parts/factors/code-field.tsx'
import classes from '../../parts/factors/factors.module.css'
import { type FactorMethod, knownMethods, MethodLinks } from '../../parts/factors/method-links.tsx'
import { factorTexts } from '../../parts/factors/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { Button } from '../parts/button.tsx'
import { Notice } from '../parts/notice.tsx'
import { request } from '../request.ts'
import { useSend } from '../use-send.ts'
import type { Added } from './enrolment.tsx'
import type { FactorDue } from './factor-due.ts'
import { Refusal } from './refusal.tsx'

const Enrolment = lazyPart(() => import('./enrolment.tsx'), 'Enrolment')

type Props = { due: FactorDue; onSignedIn: () => void; onCancel: () => void }

/** The second half of a sign-in. */
export function SecondFactor(props: Props) {
  const t = useTexts(factorTexts)
  const { due, onSignedIn, onCancel } = props
  if (!due.methods.includes('enroll')) return <Proof {...props} />
  const finish = async (added: Added) => {
    const response =
      added.method === 'passkey' && (await getPasskey(await request('POST', '/auth/passkey/options', {})))
    await request('POST', '/auth/mfa', { token: due.token, ...added, ...(response && { response }) })
    onSignedIn()
  }
  return (
    <Suspense>
      <Enrolment token={due.token} finish={finish} onCancel={onCancel} cancel={t('factors.start_again')} />
    </Suspense>
  )
}

function Proof({ due, onSignedIn, onCancel }: Props) {
  const t = useTexts(factorTexts)
  const methods = knownMethods(due.methods)
  const [method, setMethod] = useState<FactorMethod | undefined>(methods[0])
  const [remember, setRemember] = useState(false)
  const prove = async (proof: object) => {
    await request('POST', '/auth/mfa', { token: due.token, method, remember_device: remember, ...proof })
    onSignedIn()
  }
  return (
    <div className="stack">
      <h1 className="title">{t('factors.title')}</h1>
      {due.unusable?.includes('totp') && (
        <Notice tone="wait" icon={IconInfoCircle}>
          {t('factors.unusable')}
        </Notice>
      )}
      {method === undefined && (
        <Notice tone="bad" icon={IconAlertCircle}>
          {t('factors.none')}
        </Notice>
      )}
      {method && <ProofForm key={method} method={method} prove={prove} />}
      {method && (
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={remember}
            onChange={event => setRemember(event.currentTarget.checked)}
          />
          {t('factors.remember')}
        </label>
      )}
      <MethodLinks methods={methods} present={method} onChoose={setMethod} />
      <button type="button" className={classes.link} onClick={onCancel}>
        {t('factors.start_again')}
      </button>
    </div>
  )
}

type FormProps = { method: FactorMethod; prove: (proof: object) => Promise<void> }

/** A code to type, or the browser's own dialog. */
export function ProofForm({ method, prove }: FormProps) {
  const t = useTexts(factorTexts)
  const [code, setCode] = useState('')
  const [isCancelled, setCancelled] = useState(false)
  const sending = useSend(async () => {
    setCancelled(false)
    if (method !== 'passkey') return prove({ code })
    try {
      const options = await request('POST', '/auth/passkey/options', {})
      await prove({ response: await getPasskey(options) })
    } catch (error) {
      if (!(error instanceof CeremonyCancelled)) throw error
      setCancelled(true)
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (method === 'passkey' || code.trim() !== '') void sending.send(event)
  }
  return (
    <form noValidate onSubmit={submit}>
      <div className="stack" data-gap="small">
        <p className={classes.text}>{t(`factors.text.${method}`)}</p>
        <Refusal sending={sending} isCancelled={isCancelled} />
        {method !== 'passkey' && (
          <CodeField
            label={t(method === 'totp' ? 'factors.code' : 'factors.recovery_code')}
            value={code}
            onChange={setCode}
            isText={method === 'recovery_code'}
          />
        )}
        <Button
          type="submit"
          isBusy={sending.isSending}
          isDisabled={sending.wait > 0}
          {...(method === 'passkey' && { icon: <IconKey size={20} /> })}
        >
          {t(method === 'passkey' ? 'factors.use_passkey' : 'factors.confirm')}
        </Button>
      </div>
    </form>
  )
}
