import { Text, TextInput } from '@mantine/core'
import { requestEmailChange } from '../../../data/own/account.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { profileTexts } from '../texts.ts'
import { OwnPasswordField } from './own-password-field.tsx'

const EMPTY = { email: '', password: '' }

export function EmailDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(profileTexts)
  const state = useApiForm({
    initialValues: EMPTY,
    validate: { email: value => (value.includes('@') ? null : t('profile.email.new.required')) },
    fieldOfCode: { email_unchanged: 'email' },
    onSubmit: requestEmailChange,
    onDone: () => {
      state.form.setValues(EMPTY)
      onClose()
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('profile.email.change')}
      state={state}
      verb={t('profile.email.change.verb')}
    >
      <Text size="sm">{t('profile.email.change.text')}</Text>
      <TextInput
        label={t('profile.email.new')}
        type="email"
        dir="ltr"
        autoComplete="email"
        required
        maxLength={254}
        {...state.form.getInputProps('email')}
      />
      <OwnPasswordField {...state.form.getInputProps('password')} />
    </FormDialog>
  )
}
