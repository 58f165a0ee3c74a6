import { IconMail } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { enter, tenantInQuery, withContext } from '../address.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { useMethods } from '../methods.ts'
import { Form } from '../parts/form.tsx'
import { MethodButtons } from '../parts/method-buttons.tsx'
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
        {methods.password && <PasswordForm />}
        <MethodButtons methods={methods} />
      </div>
    </SplitFrame>
  )
}

function PasswordForm() {
  const t = useTexts(signInTexts)
  const form = useForm({ email: '', password: '' }, async values => {
    const tenant = tenantInQuery()
    await request('POST', '/auth/login', { ...values, ...(tenant && { tenant }) })
    enter()
  })
  return (
    <Form state={form.state} submit={t('login.submit')}>
      <EmailField
        {...form.field('email')}
        label={t('field.email')}
        leftSection={<IconMail size={18} />}
        autoFocus
      />
      <PasswordField
        {...form.field('password')}
        label={t('field.password')}
        autoComplete="current-password"
      />
      <a href={withContext('/forgot-password')} className="form-link">
        {t('login.forgotten')}
      </a>
    </Form>
  )
}
