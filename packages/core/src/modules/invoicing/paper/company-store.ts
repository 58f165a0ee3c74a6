import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'

export type OwnAccount = {
  readonly bank: string
  readonly account_number: string
  readonly currency: string
}

export type CompanyRow = {
  readonly legal_name: string
  readonly registry_number: string
  readonly address: string
  readonly phone: string
  readonly email: string
  readonly bank_accounts: readonly OwnAccount[]
  readonly reminder_days: readonly number[]
  readonly sends_reminders: boolean
  readonly version: number
}

/** Before anybody said anything. */
export const NEW_COMPANY: CompanyRow = {
  legal_name: '',
  registry_number: '',
  address: '',
  phone: '',
  email: '',
  bank_accounts: [],
  reminder_days: [3, 14, 30],
  sends_reminders: false,
  version: 0,
}

export async function selectCompany(tx: TenantTx): Promise<CompanyRow> {
  const { rows } = await sql<CompanyRow>`
    select c.legal_name, c.registry_number, c.address, c.phone, c.email, c.bank_accounts, c.reminder_days, c.sends_reminders, c.version
      from invoicing_company c where c.tenant_id = ${tx.tenantId}`.execute(tx)
  return rows[0] ?? NEW_COMPANY
}

/** False: somebody else saved it since that version. */
export async function upsertCompany(tx: TenantTx, company: CompanyRow): Promise<boolean> {
  const { rows } = await sql`
    insert into invoicing_company as c (legal_name, registry_number, address, phone, email, bank_accounts, reminder_days, sends_reminders)
    values (${company.legal_name}, ${company.registry_number}, ${company.address}, ${company.phone}, ${company.email},
            ${JSON.stringify(company.bank_accounts)}::jsonb, ${company.reminder_days}::smallint[], ${company.sends_reminders})
    on conflict (tenant_id) do update set legal_name = excluded.legal_name, registry_number = excluded.registry_number,
       address = excluded.address, phone = excluded.phone, email = excluded.email, bank_accounts = excluded.bank_accounts,
       reminder_days = excluded.reminder_days, sends_reminders = excluded.sends_reminders, version = c.version + 1
     where c.version = ${company.version}
    returning c.version`.execute(tx)
  return rows.length > 0
}
