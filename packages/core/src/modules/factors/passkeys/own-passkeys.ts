import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { type Page, pageInMemory } from '../../../kernel/http/page.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { hasOtherWayIn } from '../../identity/index.ts'
import { lockPerson } from '../../tenancy/index.ts'
import { selectFactors } from '../factor-store.ts'
import { tellOfFactor } from '../notices.ts'
import { deleteCodes } from '../recovery/recovery-code-store.ts'
import { selfOf } from '../totp/totp.ts'
import { authenticatorName } from './authenticator-names.ts'
import { deletePasskeys, type Passkey, selectPasskeys, updatePasskeyName } from './passkey-store.ts'

export const describePasskey = ({ id, name, aaguid, is_synced, created_at, last_used_at }: Passkey) => ({
  id,
  name,
  authenticator: authenticatorName(aaguid),
  aaguid,
  synced: is_synced,
  created_at,
  last_used_at,
})

export type OwnPasskey = ReturnType<typeof describePasskey>

export async function listOwnPasskeys(
  ctx: SessionContext,
  query: { limit?: number; cursor?: string; count?: boolean },
): Promise<Page<OwnPasskey>> {
  const keys = await inPlatform(ctx, 'own factors', tx => selectPasskeys(tx, ctx.person.id))
  return pageInMemory(keys.map(describePasskey), query, { keyOf: ({ id }) => id, descending: true })
}

export async function renamePasskey(ctx: SessionContext, id: string, name: string): Promise<OwnPasskey> {
  return inPlatform(ctx, 'own factors', async tx => {
    const before = (await selectPasskeys(tx, ctx.person.id)).find(key => key.id === id)
    const after = await updatePasskeyName(tx, { id, person_id: ctx.person.id, name })
    if (!before || !after) throw notFound()
    await recordChange(tx, ctx, {
      action: 'person.passkey_renamed',
      target: selfOf(ctx),
      changes: { name: [before.name, after.name] },
    })
    return describePasskey(after)
  })
}

/** Refused for the last way into the account. */
export async function removePasskey(ctx: SessionContext, id: string): Promise<void> {
  await inPlatform(ctx, 'own factors', async tx => {
    // Two removals wait for each other: otherwise each could count on the other key to remain.
    await lockPerson(tx, ctx.person.id)
    const [name] = await deletePasskeys(tx, ctx.person.id, id)
    if (name === undefined) throw notFound()
    const { passkeys, totp_secret } = await selectFactors(tx, ctx.person.id)
    if (passkeys === 0 && !(await hasOtherWayIn(tx, ctx, { person_id: ctx.person.id, removed: 'passkey' })))
      throw new AppError(409, 'last_login_method')
    if (passkeys === 0 && totp_secret === null) await deleteCodes(tx, ctx.person.id)
    await tellOfFactor(tx, ctx, { person_id: ctx.person.id, kind: 'factor_removed', factor: 'passkey' })
    await recordChange(tx, ctx, {
      action: 'person.passkey_removed',
      target: selfOf(ctx),
      changes: { passkey: [name, null] },
    })
  })
}
