import { IconInfoCircle, IconMail } from '@tabler/icons-react'
import { type FormEvent, Suspense, useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { keptRequest } from '../../parts/eid/kept-request.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { enter, errorInQuery, isSignedOut, tenantInQuery, withContext } from '../address/address.ts'
import { type Entered, showFactor, useFactorDue } from '../factors/factor-due.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { useMethods } from '../methods.ts'
import { EndingNotice } from '../parts/ending-notice.tsx'
import { Form } from '../parts/form.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { EmailField } from '../parts/text-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { startAddress } from '../sso/start-address.ts'
import { useHome } from '../sso/use-home.ts'
import { signInTexts } from '../texts.ts'

const MethodButtons = lazyPart(() => import('../parts/method-buttons.tsx'), 'MethodButtons')
const CrossDevice = lazyPart(() => import('../cross-device/cross-device.tsx'), 'CrossDevice')
const EidSignIn = lazyPart(() => import('../eid/eid-sign-in.tsx'), 'EidSignIn')
const WAYS = { phone: CrossDevice, eid: EidSignIn } as const

const RefusalNotice = lazyPart(() => import('../sso/refusal-notice.tsx'), 'RefusalNotice')
const SecondFactor = lazyPart(() => import('../factors/second-factor.tsx'), 'SecondFactor')
const HomeNotice = lazyPart(() => import('../sso/home-notice.tsx'), 'HomeNotice')

export function LoginPage() {
  const t = useTexts(signInTexts)
  const methods = useMethods()
  const refusal = errorInQuery()
  const [due, cancel] = useFactorDue()
  if (due)
    return (
      <SplitFrame>
        <Suspense>
          <SecondFactor due={due} onSignedIn={() => enter()} onCancel={cancel} />
        </Suspense>
      </SplitFrame>
    )
  return (
    <SplitFrame>
      <div className="stack">
        <h1 className="title">{t('login.title')}</h1>
        {isSignedOut() && (
          <Notice tone="info" icon={IconInfoCircle}>
            {t('login.signed_out')}
          </Notice>
        )}
        {!isSignedOut() && <EndingNotice />}
        {refusal && (
          <Suspense>
            <RefusalNotice code={refusal} />
          </Suspense>
        )}
        <WaysIn methods={methods} tenant={tenantInQuery()} onSignedIn={() => enter()} />
      </div>
    </SplitFrame>
  )
}

type WaysInProps = {
  methods: ReturnType<typeof useMethods>
  tenant: string | undefined
  email?: string
  onSignedIn: () => void | Promise<void>
}

type Chosen = 'phone' | 'eid'

/** Password and buttons, or the one way that was chosen. A reload goes on with an e-ID that is being asked. */
export function WaysIn({ methods, tenant, email, onSignedIn }: WaysInProps) {
  const [chosen, setChosen] = useState<Chosen | null>(() => (keptRequest('login') ? 'eid' : null))
  const Way = chosen && WAYS[chosen]
  if (Way)
    return (
      <Suspense>
        <Way tenant={tenant} onSignedIn={onSignedIn} onBack={() => setChosen(null)} />
      </Suspense>
    )
  return (
    <>
      {methods.password && <PasswordForm email={email} onSignedIn={onSignedIn} />}
      <Suspense>
        <MethodButtons methods={methods} tenant={tenant} onChoose={setChosen} onSignedIn={onSignedIn} />
      </Suspense>
    </>
  )
}

type PasswordFormProps = { email?: string | undefined; onSignedIn: () => void | Promise<void> }

function PasswordForm({ email = '', onSignedIn }: PasswordFormProps) {
  const t = useTexts(signInTexts)
  const form = usePasswordForm(email, onSignedIn)
  const asksToReplace = form.state.sending.problem?.code === 'other_person'
  const [wantsPassword, setWantsPassword] = useState(false)
  const home = useHome(form.values.email)
  const elsewhere = wantsPassword ? null : home
  const leave = (event: FormEvent) => {
    event.preventDefault()
    if (elsewhere) location.assign(startAddress(elsewhere, form.values.email.trim()))
  }
  return (
    <Form
      state={elsewhere ? { ...form.state, onSubmit: leave } : form.state}
      submit={t(elsewhere ? 'link.continue' : asksToReplace ? 'login.replace' : 'login.submit')}
    >
      <EmailField
        {...form.field('email')}
        label={t('field.email')}
        // The browser offers passkeys among the addresses that it knows.
        autoComplete="username webauthn"
        leftSection={<IconMail size={18} />}
        autoFocus={email === ''}
      />
      {elsewhere ? (
        <Suspense>
          <HomeNotice onPassword={() => setWantsPassword(true)} />
        </Suspense>
      ) : (
        <>
          <PasswordField
            {...form.field('password')}
            label={t('field.password')}
            autoComplete="current-password"
            autoFocus={email !== '' || wantsPassword}
          />
          <a href={withContext('/forgot-password')} className="form-link">
            {t('login.forgotten')}
          </a>
        </>
      )}
    </Form>
  )
}

/** Who is signed in as somebody else is asked once; sending the form again then means yes. */
function usePasswordForm(email: string, onSignedIn: () => void | Promise<void>) {
  const form = useForm({ email, password: '' }, async values => {
    const tenant = tenantInQuery()
    const replace = form.state.sending.problem?.code === 'other_person'
    const entered = await request<Entered>('POST', '/auth/login', {
      ...values,
      ...(tenant && { tenant }),
      ...(replace && { replace }),
    })
    if (entered.mfa) showFactor(entered.mfa)
    else await onSignedIn()
  })
  return form
}
