import { useTexts } from '../../i18n/texts.ts'
import classes from '../../parts/factors/factors.module.css'
import { factorTexts } from '../../parts/factors/texts.ts'
import { Form } from '../parts/form.tsx'
import { PasswordField } from '../parts/password-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { request } from '../request.ts'

/** Before the first factor is added, whoever signed in a while ago says their password once more. */
export function PasswordProof({ onDone }: { onDone: () => Promise<void> }) {
  const t = useTexts(factorTexts)
  const form = useForm({ password: '' }, async ({ password }) => {
    await request('POST', '/auth/step-up', { method: 'password', password })
    await onDone()
  })
  return (
    <>
      <p className={classes.text}>{t('factors.text.password')}</p>
      <Form state={form.state} submit={t('factors.confirm')}>
        <PasswordField
          {...form.field('password')}
          label={t('factors.password')}
          autoComplete="current-password"
          autoFocus
        />
      </Form>
    </>
  )
}
