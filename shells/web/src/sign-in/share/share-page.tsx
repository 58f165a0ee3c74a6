import { fmt } from '@tamga/formats'
import { useEffect, useRef, useState } from 'react'
import { boot } from '../../api/boot.ts'
import { isApiError } from '../../api/problem.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { tokenInHash } from '../address/address.ts'
import { PageBar } from '../frame/page-bar.tsx'
import { Button } from '../parts/button.tsx'
import { ProblemNotice } from '../parts/problem-notice.tsx'
import { EmailField, TextField } from '../parts/text-field.tsx'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'
import { useSend } from '../use-send.ts'
import classes from './share-page.module.css'
import { type Shared, SharedTable } from './shared-table.tsx'

/** Kept for this tab alone, over signing in: the token stands in no address that a server is sent. */
const KEPT = 'shared-report'

function readToken(): string {
  const token = tokenInHash()
  if (token) sessionStorage.setItem(KEPT, token)
  return token || (sessionStorage.getItem(KEPT) ?? '')
}

/** What a link to a report shows: at once, to members who are signed in, or to an address that was proven by a code. */
export function SharePage() {
  const [token] = useState(readToken)
  const [shared, setShared] = useState<Shared | null>(null)
  return (
    <>
      <PageBar />
      <main className={classes.page}>
        {shared?.result ? <Report shared={shared} /> : <Gate token={token} onOpen={setShared} />}
      </main>
    </>
  )
}

function Report({ shared }: { shared: Shared }) {
  const t = useTexts(signInTexts)
  const { language } = useLanguage()
  const { name = '', given_by = '', expires_at, result } = shared
  const at = fmt.dateTime(language, new Date(result!.generated_at), { timeZone: result!.zone })
  return (
    <>
      <h1 className="title">{name}</h1>
      <p className="quiet">
        {t('share.given', { person: given_by, at, zone: result!.zone })}
        {expires_at && ` ${t('share.until', { at: fmt.dateTime(language, new Date(expires_at), {}) })}`}
      </p>
      <SharedTable result={result!} label={name} />
    </>
  )
}

type Step = 'opening' | 'sign_in' | 'address'

function Gate({ token, onOpen }: { token: string; onOpen: (shared: Shared) => void }) {
  const t = useTexts(signInTexts)
  const [step, setStep] = useState<Step>(token ? 'opening' : 'address')
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page opens
  useEffect(() => {
    if (!token || isAsked.current) return
    isAsked.current = true
    void open(token).then(found => (typeof found === 'string' ? setStep(found) : onOpen(found)))
  }, [token])
  if (step === 'opening') return <p className="quiet">{t('share.opening')}</p>
  if (step === 'address') return <Proof token={token} onOpen={onOpen} />
  return (
    <div className="stack">
      <h1 className="title">{t('share.sign_in')}</h1>
      <p className="quiet">{t('share.sign_in.text')}</p>
      <a href="/login?return_to=%2Fshare">{t('link.to_login')}</a>
    </div>
  )
}

/** An address that the link was given to is proven by a code. */
function Proof({ token, onOpen }: { token: string; onOpen: (shared: Shared) => void }) {
  const t = useTexts(signInTexts)
  const [isSent, setSent] = useState(false)
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')
  const sending = useSend(async () => {
    const proof = { email, ...(isSent && { code: code.trim() }) }
    const shared = await request<Shared>('POST', '/reports/shared', { token, ...proof })
    if (shared.code_sent) setSent(true)
    else onOpen(shared)
  })
  return (
    <form className={`stack ${classes.gate}`} noValidate onSubmit={event => sending.send(event)}>
      <h1 className="title">{t('share.closed')}</h1>
      <p className="quiet">{t(isSent ? 'share.code.text' : 'share.closed.text')}</p>
      <ProblemNotice {...sending} />
      {isSent ? (
        <TextField
          label={t('share.code')}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
        />
      ) : (
        <EmailField
          label={t('share.email')}
          value={email}
          onChange={setEmail}
          error={sending.fields['email']}
        />
      )}
      <Button type="submit" isBusy={sending.isSending} isDisabled={sending.wait > 0}>
        {t('share.open')}
      </Button>
    </form>
  )
}

/** Without any proof; a link for members is asked for once more as the member who is signed in. */
async function open(token: string): Promise<Shared | Step> {
  try {
    return await request<Shared>('POST', '/reports/shared', { token })
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) return 'address'
    if (!boot.signed_in) return 'sign_in'
    return request<Shared>('POST', '/reports/shared/own', { token }).catch(() => 'address' as const)
  }
}
