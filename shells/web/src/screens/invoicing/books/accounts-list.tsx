import { ActionIcon, Stack, TextInput } from '@mantine/core'
import { IconListDetails, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { accountsQuery, type LedgerAccount, saveAccount } from '../../../data/business/invoicing.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { EditableList } from '../../../parts/list/editable-list.tsx'
import { ListRow } from '../../../parts/list/list-row.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'

const TYPES = ['asset', 'liability', 'equity', 'income', 'expense'] as const

export function AccountsList() {
  const t = useTexts(invoicingTexts)
  const canManage = useCan('invoicing.manage')
  return (
    <EditableList
      query={useQuery(accountsQuery)}
      add={canManage ? t('invoicing.accounts.add') : null}
      empty={{
        icon: IconListDetails,
        title: t('invoicing.accounts.empty'),
        text: t('invoicing.accounts.empty.text'),
      }}
      dialog={(account, onClose) => <AccountDialog account={account} onClose={onClose} />}
    >
      {(items, onEdit) => (
        <Card title={t('invoicing.accounts')}>
          <Stack gap="sm">
            {items.map(account => (
              <AccountRow key={account.id} account={account} onEdit={canManage ? onEdit : null} />
            ))}
          </Stack>
        </Card>
      )}
    </EditableList>
  )
}

type AccountRowProps = { account: LedgerAccount; onEdit: ((account: LedgerAccount) => void) | null }

function AccountRow({ account, onEdit }: AccountRowProps) {
  const t = useTexts(invoicingTexts)
  const { code, name, type } = account
  return (
    <ListRow name={`${code} ${name}`} about={t(`invoicing.type.${type}`)}>
      {onEdit && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('invoicing.edit', { name })}
          onClick={() => onEdit(account)}
        >
          <IconPencil size={18} />
        </ActionIcon>
      )}
    </ListRow>
  )
}

type AccountValues = { code: string; name: string; type: (typeof TYPES)[number] }

function AccountDialog({ account, onClose }: { account: LedgerAccount | null; onClose: () => void }) {
  const t = useTexts(invoicingTexts)
  const needed = (value: string) => (value.trim() === '' ? t('invoicing.required') : null)
  const state = useApiForm<AccountValues>({
    initialValues: {
      code: account?.code ?? '',
      name: account?.name ?? '',
      type: account?.type ?? 'expense',
    },
    validate: { code: needed, name: needed },
    onSubmit: ({ code, name, type }) => saveAccount(account, { code: code.trim(), name: name.trim(), type }),
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={account ? account.name : t('invoicing.accounts.add')}
      state={state}
      verb={t('invoicing.save')}
    >
      <TextInput
        label={t('invoicing.code')}
        required
        maxLength={20}
        disabled={account !== null}
        {...form.getInputProps('code')}
      />
      <TextInput label={t('invoicing.name')} required maxLength={200} {...form.getInputProps('name')} />
      <SelectField
        label={t('invoicing.type')}
        required
        disabled={account !== null}
        allowDeselect={false}
        data={TYPES.map(type => ({ value: type, label: t(`invoicing.type.${type}`) }))}
        value={form.getValues().type}
        onChange={type => form.setFieldValue('type', TYPES.find(one => one === type) ?? 'expense')}
        error={form.errors['type']}
      />
    </FormDialog>
  )
}
