import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { forgetToken } from '../address/address.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { Form } from '../parts/form.tsx'
import { isDeadLink, LinkGate, LinkInvalid } from '../parts/link-gate.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { PasswordRules } from '../parts/password-rules.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'

export function ResetPage() {
  const t = useTexts(signInTexts)
  return (
    <SplitFrame>
      <LinkGate missing={t('link.missing.text')}>{token => <Reset token={token} />}</LinkGate>
    </SplitFrame>
  )
}

function Reset({ token }: { token: string }) {
  const t = useTexts(signInTexts)
  const [isDone, setDone] = useState(false)
  const form = useForm({ password: '' }, async values => {
    await request('POST', '/auth/password/reset', { token, ...values })
    forgetToken()
    setDone(true)
  })
  if (isDone)
    return (
      <Outcome
        icon={IconCircleCheck}
        tone="good"
        title={t('reset.done')}
        action={{ label: t('link.to_login'), href: '/login' }}
      >
        {t('reset.done.text')}
      </Outcome>
    )
  if (isDeadLink(form.state.sending.problem))
    return <LinkInvalid action={{ label: t('reset.again'), href: '/forgot-password' }} />
  return (
    <div className="stack">
      <h1 className="title">{t('reset.title')}</h1>
      <p className="quiet">{t('reset.lead')}</p>
      <Form state={form.state} submit={t('reset.submit')}>
        <PasswordField
          {...form.field('password')}
          label={t('field.new_password')}
          autoComplete="new-password"
          describedBy="password-rules"
          autoFocus
        />
        <PasswordRules id="password-rules" password={form.values.password} />
      </Form>
    </div>
  )
}
