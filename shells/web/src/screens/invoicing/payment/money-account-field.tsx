import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { accountsQuery, type LedgerAccount } from '../../../data/business/invoicing.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { invoicingTexts } from '../texts.ts'

/** Where money lies: cash, the bank, and other accounts of the company's own. */
const isMoney = ({ role, type, archived }: LedgerAccount): boolean =>
  !archived && type === 'asset' && (role === null || role === 'bank' || role === 'cash')

type MoneyAccountFieldProps = { value: string; onChange: (id: string) => void; error?: ReactNode }

export function MoneyAccountField({ value, onChange, error }: MoneyAccountFieldProps) {
  const t = useTexts(invoicingTexts)
  const { data } = useQuery(accountsQuery)
  const own = (data?.items ?? []).filter(isMoney)
  const bank = own.find(({ role }) => role === 'bank')?.id ?? null
  return (
    <SelectField
      label={t('invoicing.account')}
      data={own.map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }))}
      allowDeselect={false}
      value={value || bank}
      onChange={id => onChange(id ?? '')}
      error={error}
    />
  )
}
