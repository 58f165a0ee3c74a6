import type { Language } from '@tamga/formats'
import { inTenant, type TenantContext } from '../../kernel/context.ts'
import { isFeatureOn } from '../../kernel/module/feature.ts'
import { EVERYTHING } from '../access/index.ts'
import { REPORTS } from './feature.ts'
import { selectMemberRights } from './reader-store.ts'
import type { Reader } from './run/readable.ts'

export type Member = Reader & { readonly person: { id: string; name: string; email: string } }

/**
 * Somebody in whose name reports are read while they are not here: exports, schedules and links. Their rights are those of this
 * moment; undefined when they may read no reports any more.
 */
export async function readerOf(
  ctx: TenantContext,
  personId: string,
  language: Language = ctx.language,
): Promise<Member | undefined> {
  const found = await inTenant(ctx, tx => selectMemberRights(tx, personId))
  if (!found) return undefined
  const { modules } = ctx.services
  const permissions = found.permissions.includes(EVERYTHING)
    ? modules.permissionSet
    : new Set(found.permissions)
  const apps = new Set(found.apps)
  if (!permissions.has('reports.read') || !isFeatureOn(REPORTS, apps)) return undefined
  const { services, tenant } = ctx
  const person = { id: personId, name: found.name, email: found.email }
  return { services, tenant, language, permissions, apps, person }
}
