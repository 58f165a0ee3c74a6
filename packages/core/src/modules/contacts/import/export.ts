import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { everyPage } from '../../../kernel/database/keyset.ts'
import type { Stream } from '../../../kernel/http/route-definition.ts'
import { csvHead, csvLine } from '../../../kernel/spreadsheets/csv.ts'
import { type ContactsFilter, selectContacts } from '../contact/list-store.ts'
import type { ContactRow } from '../tables.ts'
import { COLUMNS } from './import-file.ts'

const AT_ONCE = 200

/** The contacts of the list, as the import reads them. */
export function exportContacts(ctx: SessionContext, filter: ContactsFilter): Stream {
  return {
    type: 'text/csv; charset=utf-8',
    filename: `contacts-${new Date().toISOString().slice(0, 10)}.csv`,
    chunks: linesOf(ctx, filter),
  }
}

async function* linesOf(ctx: SessionContext, filter: ContactsFilter): AsyncGenerator<string> {
  yield csvHead([...COLUMNS])
  const pages = everyPage(page => inTenant(ctx, tx => selectContacts(tx, { ...filter, ...page })), AT_ONCE)
  for await (const rows of pages) yield rows.map(lineOf).join('')
}

/** A file has one address and one account of each. */
function lineOf(row: ContactRow): string {
  const [address] = row.addresses
  const [account] = row.bank_accounts
  return csvLine([
    row.kind,
    row.name,
    row.registry_number,
    row.email,
    row.phone,
    row.labels.join('; '),
    row.is_customer ? 'yes' : 'no',
    row.is_supplier ? 'yes' : 'no',
    address?.country ?? null,
    address?.city ?? null,
    address?.district ?? null,
    address?.street ?? null,
    account?.bank ?? null,
    account?.account_number ?? null,
    account?.currency ?? null,
    row.note,
  ])
}
