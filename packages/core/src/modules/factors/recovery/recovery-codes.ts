import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { selectFactors } from '../factor-store.ts'
import { tellOfFactor } from '../notices.ts'
import { selfOf } from '../totp/totp.ts'
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts'
import { type CodesLeft, insertCodes, selectCodesLeft } from './recovery-code-store.ts'

export const readRecoveryCodes = (ctx: SessionContext): Promise<CodesLeft> =>
  inPlatform(ctx, 'own factors', tx => selectCodesLeft(tx, ctx.person.id))

/** New codes, shown in this answer alone; those before stop working. They stand in for a factor, so there has to be one. */
export async function createRecoveryCodes(ctx: SessionContext): Promise<{ codes: string[] }> {
  const codes = newRecoveryCodes()
  const hashes = codes.map(code => hashRecoveryCode(ctx.person.id, code))
  await inPlatform(ctx, 'own factors', async tx => {
    const { totp_secret, passkeys } = await selectFactors(tx, ctx.person.id)
    if (totp_secret === null && passkeys === 0) throw new AppError(409, 'factor_missing')
    await insertCodes(tx, ctx.person.id, hashes)
    await tellOfFactor(tx, ctx, { person_id: ctx.person.id, kind: 'factor_added', factor: 'recovery_codes' })
    await recordChange(tx, ctx, { action: 'person.recovery_codes_made', target: selfOf(ctx) })
  })
  return { codes }
}
