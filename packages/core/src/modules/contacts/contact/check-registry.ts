import { recordChange } from '../../../kernel/audit/record.ts'
import { legalEntityChecks } from '../../../kernel/business/legal-entity-check.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { AppError, appNotInstalled, permissionDenied } from '../../../kernel/http/problem.ts'
import { updateRegistryAnswer } from './contact-store.ts'
import { type ContactView, targetOf, viewOf } from './contact-view.ts'
import { lockContact, requireContact } from './contacts.ts'

/** Asks under which name the number is registered, where the tenant has the app that can. The registry is asked outside of any transaction. */
export async function checkRegistry(ctx: SessionContext, id: string): Promise<ContactView> {
  const { services, apps, permissions, language } = ctx
  const contact = await inTenant(ctx, tx => requireContact(tx, id))
  const [check] = services.modules.extensions(legalEntityChecks)
  if (!check || !apps.has(check.app)) throw appNotInstalled(check?.app ?? 'egov')
  if (!permissions.has(check.permission)) throw permissionDenied(check.permission)
  if (contact.kind !== 'organisation' || contact.registry_number === null)
    throw new AppError(422, 'registry_number_missing')
  const purpose = services.translator.text(language, 'contacts.registry.purpose', { name: contact.name })
  const number = contact.registry_number
  const registered = await check.nameOf(ctx, { number, purpose })
  return inTenant(ctx, async tx => {
    const before = await lockContact(tx, id, undefined)
    if (before.registry_number !== number) return viewOf(before)
    await updateRegistryAnswer(tx, id, registered)
    await recordChange(tx, ctx, {
      action: 'contacts.checked',
      target: targetOf(before),
      changes: { registry_name: [before.registry_name, registered] },
    })
    return viewOf(await requireContact(tx, id))
  })
}
