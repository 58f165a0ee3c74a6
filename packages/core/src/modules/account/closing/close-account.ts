import { recordChange } from '../../../kernel/audit/record.ts'
import { type Context, inPlatform, inTenant, PLATFORM_CHAIN, withTenant } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { requireAnotherAdministrator } from '../../access/index.ts'
import { endSessions } from '../../identity/index.ts'
import { endMemberships } from '../../organisation/index.ts'
import {
  isLastOperator,
  type Person,
  personClosed,
  selectPerson,
  selectTenantsOfPerson,
  updatePersonClosed,
} from '../../tenancy/index.ts'
import { deleteClosing } from './closing-store.ts'

/**
 * Leaves every tenant, then deletes what made the account somebody's. The id stays, for the records that name it. Somebody who
 * became a last administrator meanwhile stays until another one is there: the account is tried again in an hour.
 */
export async function closeAccount(ctx: Context, personId: string): Promise<void> {
  const found = await inPlatform(ctx, 'close account', async tx => ({
    person: await selectPerson(tx, personId),
    tenants: await selectTenantsOfPerson(tx, personId),
    isLast: await isLastOperator(tx, personId),
  }))
  if (!found.person || found.isLast) return
  const own = { ...ctx, actor: { id: personId, name: found.person.name, email: found.person.email } }
  for (const tenant of found.tenants) {
    const hasLeft = await leave(withTenant(own, tenant), found.person)
    if (!hasLeft) return
  }
  await inPlatform(own, 'close account', async tx => {
    await endSessions(tx, own, { of: { people: [personId] }, cause: 'self' })
    await personClosed.emit(tx, own, { person_id: personId })
    await updatePersonClosed(tx, personId)
    await deleteClosing(tx, personId)
    const target = { type: 'person', id: personId, name: found.person!.name }
    await recordChange(tx, { ...own, tenant: { id: PLATFORM_CHAIN } }, { action: 'person.closed', target })
  })
}

/** False when the tenant would lose its last administrator. */
async function leave(
  ctx: Context & { readonly tenant: { readonly id: string } },
  { id, name }: Person,
): Promise<boolean> {
  try {
    await inTenant(ctx, async tx => {
      await requireAnotherAdministrator(tx, id)
      await endMemberships(tx, ctx, { people: [id], cause: 'member_removed' })
      await recordChange(tx, ctx, {
        action: 'member.closed_account',
        target: { type: 'member', id, name },
        changes: { status: ['active', 'left'] },
      })
    })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'last_admin') return false
    throw error
  }
}
