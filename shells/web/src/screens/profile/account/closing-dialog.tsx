import { List, Text } from '@mantine/core'
import { closeAccount } from '../../../data/own/account.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { profileTexts } from '../texts.ts'
import { OwnPasswordField } from './own-password-field.tsx'

export function ClosingDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(profileTexts)
  const state = useApiForm({
    initialValues: { password: '' },
    onSubmit: closeAccount,
    onDone: () => {
      state.form.setValues({ password: '' })
      onClose()
      showDone(t('profile.closing.done'))
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('profile.closing.ask')}
      state={state}
      verb={t('profile.closing.verb')}
      isDestructive
    >
      <Text size="sm" component="div">
        <List size="sm" spacing={4}>
          <List.Item>{t('profile.closing.effect.delay')}</List.Item>
          <List.Item>{t('profile.closing.effect.organisations')}</List.Item>
          <List.Item>{t('profile.closing.effect.sessions')}</List.Item>
        </List>
      </Text>
      <OwnPasswordField {...state.form.getInputProps('password')} />
    </FormDialog>
  )
}
