import { Stack } from '@mantine/core'
import { useCan } from '../../data/me.ts'
import { changeServiceAccount, type ServiceAccount } from '../../data/service-accounts.ts'
import { useTexts } from '../../i18n/texts.ts'
import { useVersionedForm } from '../../parts/form/use-versioned-form.ts'
import { VersionedForm } from '../../parts/form/versioned-form.tsx'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { Card } from '../../parts/page/card.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'
import { AccountFields, type AccountValues } from './account-fields.tsx'
import { AccountState } from './account-state.tsx'
import { serviceAccountTexts } from './texts.ts'

const valuesOf = ({ name, description, owner, roles }: ServiceAccount): AccountValues => ({
  name,
  description,
  owner: owner.id,
  roles: roles.map(role => role.id).sort(),
})

type AccountEditorProps = { account: ServiceAccount; onReload: () => void }

export function AccountEditor({ account, onReload }: AccountEditorProps) {
  const t = useTexts(serviceAccountTexts)
  const canManage = useCan('organisation.manage')
  const state = useVersionedForm<AccountValues, ServiceAccount>({
    version: account.version,
    initialValues: valuesOf(account),
    validate: { name: value => (value.trim() === '' ? t('accounts.required') : null) },
    onSubmit: (values, version) =>
      changeServiceAccount(account.id, { ...values, name: values.name.trim(), version }),
    onDone: ({ name }) => showDone(t('accounts.saved', { name })),
  })
  return (
    <Stack maw={820}>
      <ReadOnlyNotice permission="organisation.manage" />
      <VersionedForm state={state} canSave={canManage} onReload={onReload}>
        <Card>
          <AccountFields form={state.form} isReadOnly={!canManage} />
        </Card>
      </VersionedForm>
      {canManage && <AccountState account={account} onChanged={onReload} />}
    </Stack>
  )
}
