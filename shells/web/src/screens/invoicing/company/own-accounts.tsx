import { Stack, TextInput } from '@mantine/core'
import { useTexts } from '../../../i18n/texts.ts'
import { AddLine } from '../../../parts/form/add-line.tsx'
import { FormLine } from '../../../parts/form/form-line.tsx'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'
import { Card } from '../../../parts/page/card.tsx'
import { invoicingTexts } from '../texts.ts'
import type { CompanyValues } from './company-values.ts'

type OwnAccountsProps = { form: ApiForm<CompanyValues>['form']; canManage: boolean }

const PARTS = [
  ['bank', 100],
  ['account_number', 40],
  ['currency', 3],
] as const

/** Where customers pay. */
export function OwnAccounts({ form, canManage }: OwnAccountsProps) {
  const t = useTexts(invoicingTexts)
  const empty = { bank: '', account_number: '', currency: 'MNT' }
  return (
    <Card title={t('invoicing.company.accounts')} description={t('invoicing.company.accounts.text')}>
      <Stack>
        {form.getValues().bank_accounts.map((_, index) => (
          <FormLine
            // biome-ignore lint/suspicious/noArrayIndexKey: an account has no id, and the form holds its fields by place
            key={index}
            removeLabel={canManage ? t('invoicing.company.accounts.remove', { number: index + 1 }) : null}
            onRemove={() => form.removeListItem('bank_accounts', index)}
          >
            {PARTS.map(([name, maxLength]) => (
              <TextInput
                key={name}
                label={t(`invoicing.company.${name}`)}
                required
                maxLength={maxLength}
                readOnly={!canManage}
                {...form.getInputProps(`bank_accounts.${index}.${name}`)}
              />
            ))}
          </FormLine>
        ))}
        {canManage && (
          <AddLine
            label={t('invoicing.company.accounts.add')}
            onAdd={() => form.insertListItem('bank_accounts', empty)}
          />
        )}
      </Stack>
    </Card>
  )
}
