import type { CompanyChanges, InvoicingCompany } from '../../../data/business/invoicing-papers.ts'

export type CompanyValues = Omit<InvoicingCompany, 'version' | 'can_seal' | 'reminder_days'> & {
  reminder_days: string
}

export const valuesOf = (company: InvoicingCompany): CompanyValues => {
  const { version: _, can_seal: __, ...rest } = company
  return { ...rest, reminder_days: company.reminder_days.join(', ') }
}

/** People write days with commas between them. */
const daysIn = (text: string): number[] => [
  ...new Set(
    text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number),
  ),
]

export const isDays = (text: string): boolean =>
  daysIn(text).length <= 5 && daysIn(text).every(day => Number.isInteger(day) && day >= 0 && day <= 365)

export const bodyOf = ({ reminder_days, bank_accounts, ...values }: CompanyValues): CompanyChanges => ({
  ...values,
  reminder_days: daysIn(reminder_days),
  bank_accounts: bank_accounts.map(account => ({
    ...account,
    account_number: account.account_number.replace(/[\s-]/g, '').toUpperCase(),
    currency: account.currency.trim().toUpperCase(),
  })),
})
