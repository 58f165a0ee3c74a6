import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import { lockContacts, updateContact, updateMerged } from '../contact/contact-store.ts'
import { type ContactView, contentIn, targetOf, viewOf } from '../contact/contact-view.ts'
import { auditedOf, requireContact } from '../contact/contacts.ts'
import type { Duplicates, MergeBody } from '../contract.ts'
import { contactMerged } from '../errors.ts'
import { contactsMerged } from '../events.ts'
import type { Address, ContactContent } from '../tables.ts'
import { type DuplicateRow, selectDuplicates, selectNameKey } from './duplicate-store.ts'

export const listDuplicates = (ctx: SessionContext, id: string): Promise<Static<typeof Duplicates>> =>
  inTenant(ctx, async tx => {
    const { email, phone } = await requireContact(tx, id)
    const rows = await selectDuplicates(tx, { id, nameKey: await selectNameKey(tx, id), email, phone })
    return { items: rows.map(row => ({ contact: viewOf(row), reasons: reasonsOf(row) })) }
  })

const reasonsOf = ({ same_name, same_email, same_phone }: DuplicateRow) => [
  ...(same_name ? (['name'] as const) : []),
  ...(same_email ? (['email'] as const) : []),
  ...(same_phone ? (['phone'] as const) : []),
]

/** Both lists, without what says the same thing twice. */
function together<T>(a: readonly T[], b: readonly T[], keyOf: (item: T) => string): T[] {
  const known = new Set(a.map(keyOf))
  return [...a, ...b.filter(item => !known.has(keyOf(item)))].slice(0, 20)
}

const placeOf = ({ country, city, district, street }: Address): string =>
  [country, city, district, street].join('\n').toLowerCase()

/** What the one that stays lacks, it takes from the other; lists are put together. */
export function mergeContent(kept: ContactContent, gone: ContactContent): ContactContent {
  return {
    kind: kept.kind,
    name: kept.name,
    registry_number: kept.registry_number ?? (kept.kind === gone.kind ? gone.registry_number : null),
    organisation_id: kept.organisation_id ?? (kept.kind === 'person' ? gone.organisation_id : null),
    email: kept.email ?? gone.email,
    phone: kept.phone ?? gone.phone,
    language: kept.language ?? gone.language,
    note: [kept.note, gone.note].filter(Boolean).join('\n\n').slice(0, 5000),
    labels: together(kept.labels, gone.labels, label => label).sort(),
    is_customer: kept.is_customer || gone.is_customer,
    is_supplier: kept.is_supplier || gone.is_supplier,
    addresses: together(kept.addresses, gone.addresses, placeOf),
    bank_accounts: together(kept.bank_accounts, gone.bank_accounts, account => account.account_number),
  }
}

/** The duplicate stays readable and says where it went; everything that referred to it refers to the other. */
export const mergeContacts = (
  ctx: SessionContext,
  id: string,
  { duplicate, version }: Static<typeof MergeBody>,
): Promise<ContactView> =>
  inTenant(ctx, async tx => {
    if (duplicate === id) throw invalid({ path: '/duplicate', code: 'same_contact' })
    const locked = await lockContacts(tx, [id, duplicate])
    const [kept, gone] = [locked.get(id), locked.get(duplicate)]
    if (!kept) throw notFound()
    if (!gone) throw invalid({ path: '/duplicate', code: 'unknown_contact' })
    for (const { merged_into, merged_into_name } of [kept, gone])
      if (merged_into !== null) throw contactMerged(merged_into, merged_into_name ?? '')
    if (version !== undefined && version !== kept.version) throw staleVersion()
    const content = mergeContent(contentIn(kept), contentIn(gone))
    // Somebody who works at the duplicate cannot come to work at themself.
    const organisation_id = content.organisation_id === id ? null : content.organisation_id
    await updateMerged(tx, duplicate, id)
    await updateContact(tx, id, { ...content, organisation_id, is_archived: kept.is_archived })
    await contactsMerged.emit(tx, ctx, { from: duplicate, into: id })
    await recordChange(tx, ctx, {
      action: 'contacts.merged',
      target: targetOf(kept),
      changes: {
        duplicate: [gone.name, null],
        ...changesBetween<object>(auditedOf(contentIn(kept)), auditedOf(content)),
      },
    })
    return viewOf(await requireContact(tx, id))
  })
