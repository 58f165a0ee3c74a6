import { useNavigate } from '@tanstack/react-router'
import { useMe } from '../../data/me.ts'
import { createServiceAccount, type ServiceAccount } from '../../data/service-accounts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { AccountFields, type AccountValues } from './account-fields.tsx'
import { serviceAccountTexts } from './texts.ts'

/** Leads to the tokens of the new account: it is of no use without one. */
export function NewAccountDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(serviceAccountTexts)
  const navigate = useNavigate()
  const { user } = useMe()
  const state = useApiForm<AccountValues, ServiceAccount>({
    initialValues: { name: '', description: '', owner: user.id, roles: [] },
    validate: { name: value => (value.trim() === '' ? t('accounts.required') : null) },
    onSubmit: values => createServiceAccount({ ...values, name: values.name.trim() }),
    onDone: ({ id, name }) => {
      showDone(t('accounts.created', { name }))
      void navigate({ to: '/service-accounts/$id', params: { id }, search: { tab: 'tokens' } })
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('accounts.new')}
      state={state}
      verb={t('accounts.create')}
      size="lg"
    >
      <AccountFields form={state.form} />
    </FormDialog>
  )
}
