import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { isUuid, uuidv7 } from '../../../kernel/crypto/uuid.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import type { Page } from '../../../kernel/http/page.ts'
import { invalid, notFound, staleVersion } from '../../../kernel/http/problem.ts'
import type { ContactChange, ContactsQuery, NewContact } from '../contract.ts'
import { contactInUse, contactMerged, registryNumberTaken } from '../errors.ts'
import type { ContactContent, ContactRow } from '../tables.ts'
import { contactUses } from '../uses.ts'
import { contentOf, EMPTY } from './contact-content.ts'
import * as store from './contact-store.ts'
import { type ContactView, contentIn, targetOf, viewOf } from './contact-view.ts'
import { selectContactLabels, selectContacts } from './list-store.ts'

export const listContacts = (
  ctx: SessionContext,
  query: Static<typeof ContactsQuery>,
): Promise<Page<ContactView>> =>
  inTenant(ctx, async tx => {
    const page = await selectContacts(tx, query)
    return { ...page, items: page.items.map(viewOf) }
  })

export const listLabels = async (ctx: SessionContext): Promise<{ items: string[] }> => ({
  items: await inTenant(ctx, tx => selectContactLabels(tx)),
})

export const readContact = (ctx: SessionContext, id: string): Promise<ContactView> =>
  inTenant(ctx, async tx => viewOf(await requireContact(tx, id)))

export async function requireContact(tx: TenantTx, id: string): Promise<ContactRow> {
  const contact = isUuid(id) ? await store.selectContact(tx, id) : undefined
  if (!contact) throw notFound()
  return contact
}

/** Locked, of the version that the caller saw, and not merged away. */
export async function lockContact(
  tx: TenantTx,
  id: string,
  version: number | undefined,
): Promise<ContactRow> {
  const contact = isUuid(id) ? (await store.lockContacts(tx, [id])).get(id) : undefined
  if (!contact) throw notFound()
  if (contact.merged_into !== null) throw contactMerged(contact.merged_into, contact.merged_into_name ?? '')
  if (version !== undefined && version !== contact.version) throw staleVersion()
  return contact
}

/** The number is nobody else's, and the organisation is one. The index holds the first when two ask at once. */
async function requireSound(tx: TenantTx, id: string, content: ContactContent): Promise<void> {
  const { registry_number, organisation_id } = content
  if (registry_number !== null) {
    const other = (await store.selectByRegistryNumbers(tx, [registry_number])).get(registry_number)
    if (other && other.id !== id) throw registryNumberTaken({ id: other.id, name: other.name })
  }
  if (organisation_id === null) return
  const organisation = await store.selectContact(tx, organisation_id)
  if (organisation?.kind !== 'organisation' || organisation.merged_into !== null)
    throw invalid({ path: '/organisation', code: 'unknown_contact' })
}

export const createContact = (ctx: SessionContext, given: Static<typeof NewContact>): Promise<ContactView> =>
  inTenant(ctx, async tx => {
    const id = uuidv7()
    const content = contentOf(given, EMPTY)
    await requireSound(tx, id, content)
    if (!(await store.insertContacts(tx, [{ id, content }]))) throw registryNumberTaken()
    const contact = await requireContact(tx, id)
    await recordChange(tx, ctx, {
      action: 'contacts.created',
      target: targetOf(contact),
      changes: changesBetween<object>({}, auditedOf(content)),
    })
    return viewOf(contact)
  })

/** What the log keeps: numbers of accounts and of citizens are no part of it. */
export const auditedOf = ({ bank_accounts, registry_number, ...content }: ContactContent) => ({
  ...content,
  bank_accounts: bank_accounts.length,
  registry_number: registry_number && (content.kind === 'person' ? '…' : registry_number),
})

export const changeContact = (
  ctx: SessionContext,
  id: string,
  { version, archived, ...given }: Static<typeof ContactChange>,
): Promise<ContactView> =>
  inTenant(ctx, async tx => {
    const before = await lockContact(tx, id, version)
    const is_archived = archived ?? before.is_archived
    const content = contentOf(given, contentIn(before))
    const changes = changesBetween<object>(
      { ...contentIn(before), archived: before.is_archived },
      { ...content, archived: is_archived },
    )
    if (Object.keys(changes).length === 0) return viewOf(before)
    await requireSound(tx, id, content)
    if (!(await store.updateContact(tx, id, { ...content, is_archived }))) throw registryNumberTaken()
    const after = await requireContact(tx, id)
    await recordChange(tx, ctx, {
      action: 'contacts.changed',
      target: targetOf(after),
      changes: changesBetween<object>(
        { ...auditedOf(contentIn(before)), archived: before.is_archived },
        { ...auditedOf(content), archived: is_archived },
      ),
    })
    return viewOf(after)
  })

/** One that another app refers to stays: it can be put away instead. */
export const removeContact = (ctx: SessionContext, id: string): Promise<void> =>
  inTenant(ctx, async tx => {
    const contact = await lockContact(tx, id, undefined)
    for (const use of ctx.services.modules.extensions(contactUses))
      if (await use.isUsed(tx, id)) throw contactInUse(use.app)
    await store.deleteContact(tx, id)
    await recordChange(tx, ctx, { action: 'contacts.deleted', target: targetOf(contact) })
  })
