import { IconInfoCircle, IconMail } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { enter, isSignedOut, tenantInQuery, withContext } from '../address.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { useMethods } from '../methods.ts'
import { Form } from '../parts/form.tsx'
import { MethodButtons } from '../parts/method-buttons.tsx'
import { Notice } from '../parts/notice.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { EmailField } from '../parts/text-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'

export function LoginPage() {
  const t = useTexts(signInTexts)
  const methods = useMethods()
  return (
    <SplitFrame>
      <div className="stack">
        <h1 className="title">{t('login.title')}</h1>
        {isSignedOut() && (
          <Notice tone="info" icon={IconInfoCircle}>
            {t('login.signed_out')}
          </Notice>
        )}
        {methods.password && <PasswordForm />}
        <MethodButtons methods={methods} />
      </div>
    </SplitFrame>
  )
}

type PasswordFormProps = { email?: string; onSignedIn?: () => void | Promise<void> }

export function PasswordForm({ email = '', onSignedIn = () => enter() }: PasswordFormProps) {
  const t = useTexts(signInTexts)
  const form = useForm({ email, password: '' }, async values => {
    const tenant = tenantInQuery()
    await request('POST', '/auth/login', { ...values, ...(tenant && { tenant }) })
    await onSignedIn()
  })
  return (
    <Form state={form.state} submit={t('login.submit')}>
      <EmailField
        {...form.field('email')}
        label={t('field.email')}
        leftSection={<IconMail size={18} />}
        autoFocus={email === ''}
      />
      <PasswordField
        {...form.field('password')}
        label={t('field.password')}
        autoComplete="current-password"
        autoFocus={email !== ''}
      />
      <a href={withContext('/forgot-password')} className="form-link">
        {t('login.forgotten')}
      </a>
    </Form>
  )
}
