import { sql } from 'kysely'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { CONTACT_COLUMNS } from '../contact/contact-store.ts'
import type { ContactRow } from '../tables.ts'

const MOST = 20

export type DuplicateRow = ContactRow & {
  readonly same_name: boolean
  readonly same_email: boolean
  readonly same_phone: boolean
}

/** The name as it is compared. */
export async function selectNameKey(tx: TenantTx, id: string): Promise<string> {
  const { rows } = await sql<{ name_key: string }>`
    select name_key from contact where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
  return rows[0]?.name_key ?? ''
}

type Marks = {
  readonly id: string
  readonly nameKey: string
  readonly email: string | null
  phone: string | null
}

/** Others with the same name, e-mail or telephone number; each is found by an index of its own. */
export async function selectDuplicates(
  tx: TenantTx,
  { id, nameKey, email, phone }: Marks,
): Promise<DuplicateRow[]> {
  const same = (column: string, value: string | null) => sql`
    (select c.id from contact c
      where c.tenant_id = ${tx.tenantId} and ${sql.ref(`c.${column}`)} = ${value}::text and c.merged_into is null
      limit ${sql.lit(MOST + 1)})`
  const parts = [same('name_key', nameKey), same('email', email), same('phone', phone)]
  const { rows } = await sql<DuplicateRow>`
    select ${CONTACT_COLUMNS}, c.name_key = ${nameKey} as same_name, c.email is not null and c.email = ${email}::text as same_email,
           c.phone is not null and c.phone = ${phone}::text as same_phone
      from contact c
     where c.tenant_id = ${tx.tenantId} and c.id in (${sql.join(parts, sql` union `)}) and c.id <> ${id}
     order by c.id limit ${sql.lit(MOST)}`.execute(tx)
  return rows
}
