import { IconMail, IconMailCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { withContext } from '../address/address.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { Form } from '../parts/form.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { EmailField } from '../parts/text-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'

export function ForgottenPage() {
  const t = useTexts(signInTexts)
  const [isDone, setDone] = useState(false)
  const back = withContext('/login')
  return (
    <SplitFrame>
      {isDone ? (
        <Outcome
          icon={IconMailCheck}
          tone="good"
          title={t('forgotten.done')}
          action={{ label: t('link.to_login'), href: back }}
        >
          {t('forgotten.done.text')}
        </Outcome>
      ) : (
        <ForgottenForm onDone={() => setDone(true)} back={back} />
      )}
    </SplitFrame>
  )
}

function ForgottenForm({ onDone, back }: { onDone: () => void; back: string }) {
  const t = useTexts(signInTexts)
  const form = useForm({ email: '' }, async values => {
    await request('POST', '/auth/password/forgot', values)
    onDone()
  })
  return (
    <div className="stack">
      <h1 className="title">{t('forgotten.title')}</h1>
      <p className="quiet">{t('forgotten.lead')}</p>
      <Form state={form.state} submit={t('forgotten.submit')}>
        <EmailField
          {...form.field('email')}
          label={t('field.email')}
          leftSection={<IconMail size={18} />}
          autoFocus
        />
      </Form>
      <a href={back} className="form-link">
        {t('link.to_login')}
      </a>
    </div>
  )
}
