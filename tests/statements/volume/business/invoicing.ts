import type { Volume } from '../fill.ts'

const some = (insert: string): Volume => ({ rows: 'some', insert })

/** A company with a long journal, most of it settled. */
export const INVOICING: Readonly<Record<string, Volume>> = {
  ledger_account: some(`insert into ledger_account (tenant_id, id, code, name, type, role)
    select $tenant, pg_temp.id('ledger_account', n), 'c' || n, 'Данс ' || n, 'asset',
           (array['receivable', 'payable', 'cash', 'bank', 'sales', 'purchases', 'sales_tax', 'purchase_tax', 'exchange', 'opening'])[n]
      from generate_series(1, $rows) n`),
  ledger_period: some(`insert into ledger_period (tenant_id, month)
    select pg_temp.id('tenant', n), '2020-01-01' from generate_series(1, $rows) n
    union all select $tenant, ('2016-01-01'::date + n * interval '1 month')::date from generate_series(1, 120) n`),
  exchange_rate: some(`insert into exchange_rate (tenant_id, currency, valid_from, rate)
    select $tenant, 'USD', '2000-01-01'::date + n, 3400 + n % 100 from generate_series(1, $rows) n`),
  number_series: some(`insert into number_series (tenant_id, id, kind, prefix, next_number, is_default)
    select pg_temp.id('tenant', n), pg_temp.id('number_series', n + 100), 'invoice', 'INV-', 1, true from generate_series(1, $rows) n
    union all select $tenant, pg_temp.id('number_series', 1), 'invoice', 'V-', 500000, true
    union all select $tenant, pg_temp.id('number_series', 2), 'payment', 'P-', 500000, true
    union all select $tenant, pg_temp.id('number_series', 3), 'sale', 'K-', 500000, false`),
  journal_entry: some(`insert into journal_entry (tenant_id, id, day, source, memo, source_id, made_by)
    select $tenant, pg_temp.id('journal_entry', n), '2016-01-01'::date + n % 3600, 'document', 'V-' || n, pg_temp.id('invoice', n), 'Болд'
      from generate_series(1, $rows) n`),
  journal_line: some(`insert into journal_line (tenant_id, entry_id, position, account_id, amount, day)
    select $tenant, pg_temp.id('journal_entry', n), p, pg_temp.id('ledger_account', n % 90 + p), case p when 1 then 100 else -100 end,
           '2016-01-01'::date + n % 3600
      from generate_series(1, $rows) n, generate_series(1, 2) p`),
  invoice:
    some(`insert into invoice (tenant_id, id, kind, state, contact_id, contact_name, series_id, number, issued_on, due_on, currency, total,
                         due, book_total, book_due, entry_id, posted_at)
    select $tenant, pg_temp.id('invoice', n), (array['invoice', 'bill', 'credit_note', 'bill_credit'])[n % 4 + 1], 'posted',
           pg_temp.id('contact', n % 3000), 'Болд', pg_temp.id('number_series', 1), 'V-' || lpad(n::text, 6, '0'), '2024-01-01', '2024-02-01',
           'MNT', 100, case when n % 50 = 0 then 100 - n / 1000 else 0 end, 100, case when n % 50 = 0 then 100 - n / 1000 else 0 end,
           pg_temp.id('journal_entry', n), now()
      from generate_series(1, $rows) n`),
  invoice_line:
    some(`insert into invoice_line (tenant_id, invoice_id, position, product_id, description, quantity, unit_price, tax_class, tax_rate,
                              account_id, net, tax, total)
    select $tenant, pg_temp.id('invoice', n), 1, pg_temp.id('product', n), 'Бараа', 1, 100, 'zero', 0, pg_temp.id('ledger_account', 5), 100, 0, 100
      from generate_series(1, $rows) n`),
  payment:
    some(`insert into payment (tenant_id, id, direction, party, contact_id, series_id, number, day, account_id, currency, rate, amount, due,
                         book_total, book_due, entry_id)
    select $tenant, pg_temp.id('payment', n), case n % 2 when 0 then 'in' else 'out' end, 'customer', pg_temp.id('contact', n % 3000),
           pg_temp.id('number_series', 2), 'P-' || lpad(n::text, 6, '0'), '2024-01-01', pg_temp.id('ledger_account', 4), 'MNT', 1, 100,
           case when n % 50 = 0 then 100 else 0 end, 100, 0, pg_temp.id('journal_entry', n)
      from generate_series(1, $rows) n`),
  ereceipt_merchant:
    some(`insert into ereceipt_merchant (tenant_id, is_enabled, tin, pos_number, branch_number, district_code, classification_code,
                                   exempt_code, zero_code)
    select pg_temp.id('tenant', n), true, '37900846788', '1', '001', '2501', '6211100', '305', '501' from generate_series(1, $rows) n
    union all select $tenant, true, '37900846788', '1', '001', '2501', '6211100', '305', '501'`),
  ereceipt:
    some(`insert into ereceipt (tenant_id, id, subject_type, subject_id, number, state, lines, payments, total, tax, suffix, receipt_number)
    select $tenant, pg_temp.id('ereceipt', n), 'invoice', pg_temp.id('invoice', n), 'V-' || n,
           case when n % 50 = 0 then 'pending' else 'issued' end, '[]', '[]', 100, 0, n::text, n::text
      from generate_series(1, $rows) n`),
  payment_allocation:
    some(`insert into payment_allocation (tenant_id, id, invoice_id, payment_id, amount, day)
    select $tenant, pg_temp.id('payment_allocation', n), pg_temp.id('invoice', n), pg_temp.id('payment', n), 50, '2024-01-01'::date + n % 600
      from generate_series(1, $rows) n`),
  invoicing_company: some(`insert into invoicing_company (tenant_id, legal_name)
    select pg_temp.id('tenant', n), 'Компани' from generate_series(1, $rows) n union all select $tenant, 'Компани'`),
  invoice_reminder: some(`insert into invoice_reminder (tenant_id, invoice_id, level, sent_to, language, due)
    select $tenant, pg_temp.id('invoice', n), 1, 'a@b.mn', 'mn', 1 from generate_series(1, $rows) n`),
  bank_line:
    some(`insert into bank_line (tenant_id, id, account_id, day, amount, currency, description, counterparty, counterparty_account, reference, hash,
                           state, imported_by)
    select $tenant, pg_temp.id('bank_line', n), pg_temp.id('ledger_account', 4), '2024-01-01', 100, 'MNT', 'V-000050', '', '', '',
           sha256(n::text::bytea), case when n % 50 = 0 then 'open' else 'ignored' end, 'Болд' from generate_series(1, $rows) n`),
}
