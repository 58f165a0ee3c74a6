import { IconMail } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, Suspense, useState } from 'react'
import { retryWhenBusy } from '../../api/retry-when-busy.ts'
import { useTexts } from '../../i18n/texts.ts'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { tenantInQuery, withContext } from '../address/address.ts'
import { type Entered, showFactor } from '../factors/factor-due.ts'
import type { useMethods } from '../methods.ts'
import { Button } from '../parts/button.tsx'
import { Form } from '../parts/form.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { EmailField } from '../parts/text-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { startAddress } from '../sso/start-address.ts'
import { signInTexts } from '../texts.ts'
import type { Found } from './use-steps.ts'

const MethodButtons = lazyPart(() => import('../parts/method-buttons.tsx'), 'MethodButtons')
const HomeNotice = lazyPart(() => import('../sso/home-notice.tsx'), 'HomeNotice')

type Props = {
  found: Found
  email: string
  methods: ReturnType<typeof useMethods>
  tenant: string | undefined
  onSignedIn: () => void | Promise<void>
  onBack: () => void
  onChoose: (way: 'phone' | 'eid') => void
}

/** The second step: the sign-in of the address's organisation, else the way this browser used before, else the password. */
export function ProofStep(props: Props) {
  const { found, email, methods, tenant, onSignedIn, onBack, onChoose } = props
  const [wantsPassword, setWantsPassword] = useState(false)
  if (found.home && !wantsPassword)
    return (
      <HomeForm
        {...{ email, onBack }}
        home={found.home}
        onPassword={methods.password ? () => setWantsPassword(true) : undefined}
      />
    )
  const before = found.lastUsed !== 'password' ? found.lastUsed : null
  const buttons = (only: 'passkey' | NonNullable<Found['lastUsed']> | undefined, isFirst: boolean) => (
    <Suspense>
      <MethodButtons
        {...{ methods, tenant, onSignedIn, onChoose, only, isFirst }}
        isAlone={!methods.password}
      />
    </Suspense>
  )
  return (
    <>
      {before && (
        <>
          <Address email={email} onBack={onBack} />
          {buttons(before, true)}
        </>
      )}
      {methods.password && (
        <PasswordForm email={email} onSignedIn={onSignedIn}>
          {!before && <Address email={email} onBack={onBack} />}
        </PasswordForm>
      )}
      {!methods.password && !before && <Address email={email} onBack={onBack} />}
      {methods.password
        ? methods.passkey && before !== 'passkey' && buttons('passkey', false)
        : buttons(undefined, false)}
    </>
  )
}

/** Beside the password, where password managers look for it; the way back stands with it. */
function Address({ email, onBack }: { email: string; onBack: () => void }) {
  const t = useTexts(signInTexts)
  return (
    <div className="given-address">
      <EmailField
        label={t('field.email')}
        value={email}
        onChange={() => {}}
        readOnly
        leftSection={<IconMail size={18} />}
      />
      <button type="button" className="form-link link-button" onClick={onBack}>
        {t('login.other_address')}
      </button>
    </div>
  )
}

type HomeProps = {
  email: string
  home: string
  onBack: () => void
  onPassword: (() => void) | undefined
}

function HomeForm({ email, home, onBack, onPassword }: HomeProps) {
  const t = useTexts(signInTexts)
  const leave = (event: FormEvent) => {
    event.preventDefault()
    location.assign(startAddress(home, email.trim()))
  }
  return (
    <form onSubmit={leave}>
      <div className="stack" data-gap="small">
        <Address email={email} onBack={onBack} />
        <Suspense>
          <HomeNotice onPassword={onPassword} />
        </Suspense>
        <Button type="submit" isFocused>
          {t('link.continue')}
        </Button>
      </div>
    </form>
  )
}

type PasswordProps = { email: string; onSignedIn: () => void | Promise<void>; children: ReactNode }

function PasswordForm({ email, onSignedIn, children }: PasswordProps) {
  const t = useTexts(signInTexts)
  const form = usePasswordForm(email, onSignedIn)
  const asksToReplace = form.state.sending.problem?.code === 'other_person'
  return (
    <Form state={form.state} submit={t(asksToReplace ? 'login.replace' : 'login.submit')}>
      {children}
      <PasswordField
        {...form.field('password')}
        label={t('field.password')}
        autoComplete="current-password webauthn"
        autoFocus
      />
      <a href={withContext('/forgot-password')} className="form-link">
        {t('login.forgotten')}
      </a>
    </Form>
  )
}

/** Who is signed in as somebody else is asked once; sending the form again then means yes. */
function usePasswordForm(email: string, onSignedIn: () => void | Promise<void>) {
  const form = useForm({ password: '' }, async values => {
    const tenant = tenantInQuery()
    const replace = form.state.sending.problem?.code === 'other_person'
    const proof = { email: email.trim(), ...values, ...(tenant && { tenant }), ...(replace && { replace }) }
    const entered = await retryWhenBusy(() => request<Entered>('POST', '/auth/login', proof))
    if (entered.mfa) showFactor(entered.mfa)
    else await onSignedIn()
  })
  return form
}
