import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, PLATFORM_CHAIN, type SessionContext } from '../../../kernel/context.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { endSessions, hasOtherWayIn } from '../../identity/index.ts'
import { lockPerson, type Person, selectPersonByEmail } from '../../tenancy/index.ts'
import { deleteDevices } from '../devices/device-store.ts'
import { selectFactors } from '../factor-store.ts'
import { readFactors } from '../factors.ts'
import { type FactorName, tellOfFactor } from '../notices.ts'
import { deletePasskeys, selectPasskeys } from '../passkeys/passkey-store.ts'
import { deleteCodes } from '../recovery/recovery-code-store.ts'
import { deleteTotp } from '../totp/totp-store.ts'

/** What the operator sees of a person who asks for help: which factors there are, nothing of what is in them. */
export async function readFactorsOfPerson(ctx: SessionContext, email: string) {
  return inPlatform(ctx, 'factors of a person', async tx => {
    const person = await selectPersonByEmail(tx, email)
    if (!person) throw notFound()
    const { totp_secret, recovery_codes } = await selectFactors(tx, person.id)
    const { isTotpLost } = await readFactors(tx, ctx, person.id)
    return {
      user: { id: person.id, name: person.name, email: person.email },
      totp: totp_secret !== null,
      totp_usable: totp_secret !== null && !isTotpLost,
      recovery_codes,
      passkeys: (await selectPasskeys(tx, person.id)).map(({ id, name, created_at, last_used_at }) => ({
        id,
        name,
        created_at,
        last_used_at,
      })),
    }
  })
}

export type Removal = { readonly factors: readonly FactorName[]; readonly reason: string }

/**
 * For somebody who lost what they signed in with. The person is told, their sessions end, and the removal stands in the log of the
 * installation. The last way into the account stays: without one the person could never come back.
 */
export async function removeFactorsOfPerson(
  ctx: SessionContext,
  personId: string,
  { factors, reason }: Removal,
): Promise<void> {
  await inPlatform(ctx, 'factors of a person', async tx => {
    const person = await lockPerson(tx, personId)
    if (!person) throw notFound()
    const removed: FactorName[] = []
    if (factors.includes('totp') && (await deleteTotp(tx, person.id))) removed.push('totp')
    if (factors.includes('passkey') && (await deletePasskeys(tx, person.id)).length > 0)
      removed.push('passkey')
    if (factors.includes('recovery_codes') && (await deleteCodes(tx, person.id)))
      removed.push('recovery_codes')
    if (removed.length === 0) throw notFound()
    if (
      removed.includes('passkey') &&
      !(await hasOtherWayIn(tx, ctx, { person_id: person.id, removed: 'passkey' }))
    )
      throw new AppError(409, 'last_login_method')
    await deleteDevices(tx, person.id)
    await endSessions(tx, ctx, { of: { people: [person.id], keep: ctx.session.id }, cause: 'admin', reason })
    for (const factor of removed)
      await tellOfFactor(tx, ctx, { person_id: person.id, kind: 'factor_removed_by_operator', factor })
    await recordRemoval(tx, ctx, { person, removed, reason })
  })
}

function recordRemoval(
  tx: Parameters<typeof recordChange>[0],
  ctx: SessionContext,
  { person, removed, reason }: { person: Person; removed: readonly string[]; reason: string },
): Promise<void> {
  return recordChange(
    tx,
    { ...ctx, tenant: { id: PLATFORM_CHAIN } },
    {
      action: 'person.factors_removed',
      target: { type: 'person', id: person.id, name: person.name },
      changes: { factors: [removed, null], reason: [null, reason] },
    },
  )
}
