import { IconCircleCheck } from '@tabler/icons-react'
import { slugOf } from '@tamga/formats'
import { useState } from 'react'
import { boot } from '../../api/boot.ts'
import { useTexts } from '../../i18n/texts.ts'
import { enter } from '../address/address.ts'
import { SplitFrame } from '../frame/split-frame.tsx'
import { Form } from '../parts/form.tsx'
import { isDeadLink, LinkGate, LinkInvalid } from '../parts/link-gate.tsx'
import { Outcome } from '../parts/outcome.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { PasswordRules } from '../parts/password-rules.tsx'
import { EmailField, TextField } from '../parts/text-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'
import { signInTexts } from '../texts.ts'

const NO_PASSWORD = { tenant_name: '', tenant_slug: '', name: '', email: '' }
const EMPTY = { ...NO_PASSWORD, password: '' }

type Values = typeof EMPTY

export function SetupPage() {
  const t = useTexts(signInTexts)
  return (
    <SplitFrame>
      <LinkGate missing={t('setup.missing.text')}>{token => <Setup token={token} />}</LinkGate>
    </SplitFrame>
  )
}

function Setup({ token }: { token: string }) {
  const t = useTexts(signInTexts)
  const hasPasswords = boot.features.password
  const form = useForm<Values>(hasPasswords ? EMPTY : (NO_PASSWORD as Values), async values => {
    await request('POST', '/auth/setup', { token, ...values })
    // Without passwords nobody is signed in by it: the administrator comes by one of the other ways.
    enter(hasPasswords ? '/' : '/login')
  })
  const { problem } = form.state.sending
  const toLogin = { label: t('link.to_login'), href: '/login' }
  if (problem?.code === 'setup_done')
    return (
      <Outcome icon={IconCircleCheck} tone="good" title={t('setup.done')} action={toLogin}>
        {t('setup.done.text')}
      </Outcome>
    )
  if (isDeadLink(problem)) return <LinkInvalid advice={t('setup.invalid.text')} action={toLogin} />
  return (
    <div className="stack">
      <h1 className="title">{t('setup.title')}</h1>
      <p className="quiet">{t('setup.lead')}</p>
      <Form state={form.state} submit={t('setup.submit')}>
        <OrganisationFields form={form} />
        <AdministratorFields form={form} hasPasswords={hasPasswords} />
      </Form>
    </div>
  )
}

type SetupForm = { form: ReturnType<typeof useForm<Values>> }

/** The short name follows the name until somebody writes their own. */
function OrganisationFields({ form }: SetupForm) {
  const t = useTexts(signInTexts)
  const [isOwn, setOwn] = useState(false)
  return (
    <fieldset className="fields">
      <legend>{t('setup.organisation')}</legend>
      <TextField
        {...form.field('tenant_name')}
        label={t('field.tenant_name')}
        autoComplete="organization"
        maxLength={200}
        autoFocus
        onChange={tenant_name =>
          form.set({ tenant_name, ...(!isOwn && { tenant_slug: slugOf(tenant_name) }) })
        }
      />
      <TextField
        {...form.field('tenant_slug')}
        label={t('field.tenant_slug')}
        description={t('field.tenant_slug.hint')}
        dir="ltr"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={63}
        onChange={tenant_slug => {
          setOwn(tenant_slug !== '')
          form.set({ tenant_slug })
        }}
      />
    </fieldset>
  )
}

function AdministratorFields({ form, hasPasswords }: SetupForm & { hasPasswords: boolean }) {
  const t = useTexts(signInTexts)
  const { email, name, password = '' } = form.values
  return (
    <fieldset className="fields">
      <legend>{t('setup.administrator')}</legend>
      <TextField {...form.field('name')} label={t('field.name')} autoComplete="name" maxLength={200} />
      <EmailField {...form.field('email')} label={t('field.email')} />
      {hasPasswords && (
        <>
          <PasswordField
            {...form.field('password')}
            label={t('field.password')}
            autoComplete="new-password"
            describedBy="password-rules"
          />
          <PasswordRules id="password-rules" password={password} person={{ email, name }} />
        </>
      )}
    </fieldset>
  )
}
