import { sql } from 'kysely'
import { indexedWords, replaceWords, type WordIndex } from '../../../kernel/database/search/word-index.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { ContactContent, ContactRow } from '../tables.ts'

export const CONTACT_WORDS: WordIndex = { table: 'contact_word', owner: 'contact_id' }
const CONTACT_LABELS: WordIndex = { table: 'contact_label', owner: 'contact_id' }

/** What contacts are found by follows from what they say. */
async function indexContacts(tx: TenantTx, contacts: readonly NewContact[]): Promise<void> {
  await replaceWords(
    tx,
    CONTACT_WORDS,
    contacts.map(({ id, content }) => ({ id, words: wordsOf(content) })),
  )
  await replaceWords(
    tx,
    CONTACT_LABELS,
    contacts.map(({ id, content }) => ({ id, words: content.labels })),
  )
}

/** Over `contact c`, with the names of what it refers to. */
export const CONTACT_COLUMNS = sql.raw(`
  c.id, c.kind, c.name, c.registry_number, c.registry_name, c.registry_checked_at, c.organisation_id, c.email, c.phone, c.language, c.note, c.labels,
  c.is_customer, c.is_supplier, c.addresses, c.bank_accounts, c.is_archived, c.merged_into, c.created_at, c.updated_at, c.version,
  (select o.name from contact o where o.tenant_id = c.tenant_id and o.id = c.organisation_id) as organisation_name,
  (select o.name from contact o where o.tenant_id = c.tenant_id and o.id = c.merged_into) as merged_into_name`)

export async function selectContact(tx: TenantTx, id: string): Promise<ContactRow | undefined> {
  const { rows } = await sql<ContactRow>`
    select ${CONTACT_COLUMNS} from contact c where c.tenant_id = ${tx.tenantId} and c.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locked in the order of their ids, so that two merges of the same pair wait for each other and for nothing else. */
export async function lockContacts(tx: TenantTx, ids: readonly string[]): Promise<Map<string, ContactRow>> {
  const { rows } = await sql<ContactRow>`
    select ${CONTACT_COLUMNS} from contact c
     where c.tenant_id = ${tx.tenantId} and c.id = any(${ids}::uuid[]) order by c.id for update of c`.execute(
    tx,
  )
  return new Map(rows.map(row => [row.id, row]))
}

/** Contacts with one of these numbers, by their number. */
export async function selectByRegistryNumbers(
  tx: TenantTx,
  numbers: readonly string[],
): Promise<Map<string, ContactRow>> {
  const { rows } = await sql<ContactRow>`
    select ${CONTACT_COLUMNS} from contact c
     where c.tenant_id = ${tx.tenantId} and c.registry_number = any(${numbers}::text[]) and c.merged_into is null`.execute(
    tx,
  )
  return new Map(rows.map(row => [row.registry_number!, row]))
}

const wordsOf = (content: ContactContent): string[] =>
  indexedWords(
    content.name,
    content.registry_number,
    content.email,
    content.phone,
    content.phone?.replace(/[^0-9]/g, '') ?? null,
    ...content.labels,
    ...content.bank_accounts.map(({ account_number }) => account_number),
  )

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

export type NewContact = { readonly id: string; readonly content: ContactContent }

/** False: one of the registry numbers was taken at the same moment. */
export async function insertContacts(tx: TenantTx, contacts: readonly NewContact[]): Promise<boolean> {
  const given = contacts.map(({ id, content }) => ({ id, ...content }))
  const { rows } = await sql`
    insert into contact (id, kind, name, registry_number, organisation_id, email, phone, language, note, labels, is_customer,
                         is_supplier, addresses, bank_accounts)
    select r.id, r.kind, r.name, r.registry_number, r.organisation_id, r.email, r.phone, r.language, r.note,
           array(select jsonb_array_elements_text(r.labels)), r.is_customer, r.is_supplier, r.addresses, r.bank_accounts
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(id uuid, kind text, name text, registry_number text,
           organisation_id uuid, email text, phone text, language text, note text, labels jsonb, is_customer boolean, is_supplier boolean,
           addresses jsonb, bank_accounts jsonb)
    on conflict (tenant_id, registry_number) where registry_number is not null and merged_into is null do nothing
    returning id`.execute(tx)
  if (rows.length < contacts.length) return false
  await indexContacts(tx, contacts)
  return true
}

export type ContactChanges = ContactContent & { readonly is_archived: boolean }

/** A changed number is no longer the one that the registry was asked about. False: another contact has the number meanwhile. */
export async function updateContact(tx: TenantTx, id: string, content: ContactChanges): Promise<boolean> {
  try {
    await changeRow(tx, id, content)
  } catch (error) {
    if ((error as { code?: string }).code === '23505') return false
    throw error
  }
  await indexContacts(tx, [{ id, content }])
  return true
}

async function changeRow(tx: TenantTx, id: string, content: ContactChanges): Promise<void> {
  await sql`
    update contact
       set kind = ${content.kind}, name = ${content.name}, organisation_id = ${content.organisation_id}, email = ${content.email},
           phone = ${content.phone}, language = ${content.language}, note = ${content.note}, labels = ${content.labels}::text[], is_customer = ${content.is_customer},
           is_supplier = ${content.is_supplier}, addresses = ${json(content.addresses)}, bank_accounts = ${json(content.bank_accounts)},
           is_archived = ${content.is_archived}, registry_number = ${content.registry_number}::text,
           registry_name = case when registry_number = ${content.registry_number}::text then registry_name end,
           registry_checked_at = case when registry_number = ${content.registry_number}::text then registry_checked_at end,
           updated_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

export async function updateRegistryAnswer(tx: TenantTx, id: string, name: string): Promise<void> {
  await sql`
    update contact set registry_name = ${name}, registry_checked_at = date_trunc('milliseconds', clock_timestamp()),
           version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}

/** Whoever works there works at the other one from now on, and what was merged into it stays reachable in one step. */
export async function updateMerged(tx: TenantTx, from: string, into: string): Promise<void> {
  await sql`
    update contact set organisation_id = ${into}, version = version + 1
     where tenant_id = ${tx.tenantId} and organisation_id = ${from} and id <> ${into}`.execute(tx)
  await sql`
    update contact set merged_into = ${into} where tenant_id = ${tx.tenantId} and merged_into = ${from}`.execute(
    tx,
  )
  await sql`
    update contact set merged_into = ${into}, is_archived = true, organisation_id = null,
           updated_at = date_trunc('milliseconds', clock_timestamp()), version = version + 1
     where tenant_id = ${tx.tenantId} and id = ${from}`.execute(tx)
  for (const index of [CONTACT_WORDS, CONTACT_LABELS])
    await replaceWords(tx, index, [{ id: from, words: [] }])
}

export async function deleteContact(tx: TenantTx, id: string): Promise<void> {
  await sql`delete from contact where tenant_id = ${tx.tenantId} and id = ${id}`.execute(tx)
}
