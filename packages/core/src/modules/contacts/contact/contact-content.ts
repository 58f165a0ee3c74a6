import type { Static } from 'typebox'
import { invalid } from '../../../kernel/http/problem.ts'
import { isRegistryNumber, normaliseNationalId } from '../../eid/index.ts'
import { normaliseEmail } from '../../tenancy/index.ts'
import type { ContactChange } from '../contract.ts'
import type { Address, ContactContent, ContactKind } from '../tables.ts'
import { inOrder } from './contact-view.ts'

type Given = Omit<Static<typeof ContactChange>, 'version' | 'archived'>

export const EMPTY: ContactContent = {
  kind: 'organisation',
  name: '',
  registry_number: null,
  organisation_id: null,
  email: null,
  phone: null,
  language: null,
  note: '',
  labels: [],
  is_customer: false,
  is_supplier: false,
  addresses: [],
  bank_accounts: [],
}

/** What a request says, over what was there before; texts in the form in which they are compared and found. */
export function contentOf(given: Given, before: ContactContent): ContactContent {
  const { organisation, ...rest } = given
  const merged = {
    ...before,
    ...rest,
    organisation_id: organisation === undefined ? before.organisation_id : organisation,
  }
  const content = {
    ...merged,
    name: merged.name.normalize('NFC').trim(),
    email: merged.email ? normaliseEmail(merged.email) : null,
    phone: merged.phone?.trim() || null,
    addresses: merged.addresses.map(inOrder),
    bank_accounts: merged.bank_accounts.map(inOrder),
    labels: [...new Set(merged.labels.map(label => label.normalize('NFC').trim()))].sort(),
  }
  if (content.kind === 'organisation' && content.organisation_id !== null)
    throw invalid({ path: '/organisation', code: 'organisation_of_person' })
  return { ...content, registry_number: requireNumber(content) }
}

/** Somebody without an address abroad is registered here, and so has a number of the form used here. */
const isAbroad = (addresses: readonly Address[]): boolean => addresses.some(({ country }) => country !== 'MN')

const ABROAD = /^[\p{L}\p{N}][\p{L}\p{N} ./-]{1,19}$/u

/** Null: not a number that this kind of contact can have. */
export function normaliseRegistryNumber(kind: ContactKind, given: string): string | null {
  if (kind === 'organisation') {
    const digits = given.replace(/[\s-]/g, '')
    return /^\d{7}$/.test(digits) ? digits : null
  }
  const number = normaliseNationalId(given)
  return number !== null && isRegistryNumber(number) ? number : null
}

export const numberFault = (kind: ContactKind): string =>
  kind === 'person' ? 'citizen_number' : 'legal_entity_number'

function requireNumber({
  kind,
  registry_number,
  addresses,
}: Pick<ContactContent, 'kind' | 'registry_number' | 'addresses'>): string | null {
  const given = registry_number?.normalize('NFC').trim() ?? ''
  if (given === '') return null
  const number = normaliseRegistryNumber(kind, given)
  if (number !== null) return number
  if (isAbroad(addresses) && ABROAD.test(given)) return given.toUpperCase()
  throw invalid({ path: '/registry_number', code: numberFault(kind) })
}
