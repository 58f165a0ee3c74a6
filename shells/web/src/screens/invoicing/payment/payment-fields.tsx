import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { invoicingTexts } from '../texts.ts'
import { MoneyAccountField } from './money-account-field.tsx'

export type PaymentDetails = { day: string; account: string; memo: string }

/** What is left empty is for the server to choose: today, and the account of the currency. */
export const detailsBody = ({ day, account, memo }: PaymentDetails) => ({
  memo: memo.trim(),
  ...(day !== '' && { day }),
  ...(account !== '' && { account }),
})

type PaymentPlaceProps = {
  values: Pick<PaymentDetails, 'day' | 'account'>
  errors: { readonly [field: string]: ReactNode }
  onChange: (field: 'day' | 'account', value: string) => void
}

/** When money moved, and where it lies. */
export function PaymentPlace({ values, errors, onChange }: PaymentPlaceProps) {
  const t = useTexts(invoicingTexts)
  return (
    <>
      <DayField
        label={t('invoicing.day')}
        value={values.day}
        onChange={day => onChange('day', day ?? '')}
        error={errors['day']}
      />
      <MoneyAccountField
        value={values.account}
        onChange={id => onChange('account', id)}
        error={errors['account']}
      />
    </>
  )
}
