import type { Static } from 'typebox'
import type { Contact } from '../contract.ts'
import type { ContactContent, ContactRow } from '../tables.ts'

export type ContactView = Static<typeof Contact>

const reference = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const isSameName = (a: string, b: string): boolean =>
  [a, b]
    .map(name => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .every((name, _, all) => name === all[0])

export function viewOf(row: ContactRow): ContactView {
  const { organisation_id, organisation_name, registry_name, registry_checked_at, is_archived } = row
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    registry_number: row.registry_number,
    registry:
      registry_name === null || registry_checked_at === null
        ? null
        : {
            name: registry_name,
            checked_at: registry_checked_at,
            is_same_name: isSameName(registry_name, row.name),
          },
    organisation: reference(organisation_id, organisation_name),
    email: row.email,
    phone: row.phone,
    language: row.language,
    note: row.note,
    labels: [...row.labels],
    is_customer: row.is_customer,
    is_supplier: row.is_supplier,
    addresses: [...row.addresses],
    bank_accounts: [...row.bank_accounts],
    archived: is_archived,
    merged_into: reference(row.merged_into, row.merged_into_name),
    created_at: row.created_at,
    updated_at: row.updated_at,
    version: row.version,
  }
}

/** The database keeps the members of an object in an order of its own: what is the same shall look the same. */
export const inOrder = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) as T

/** What people fill in, without what the database adds. */
export const contentIn = (row: ContactRow): ContactContent => ({
  kind: row.kind,
  name: row.name,
  registry_number: row.registry_number,
  organisation_id: row.organisation_id,
  email: row.email,
  phone: row.phone,
  language: row.language,
  note: row.note,
  labels: row.labels,
  is_customer: row.is_customer,
  is_supplier: row.is_supplier,
  addresses: row.addresses.map(inOrder),
  bank_accounts: row.bank_accounts.map(inOrder),
})

export const targetOf = ({ id, name }: Pick<ContactRow, 'id' | 'name'>) => ({ type: 'contact', id, name })
