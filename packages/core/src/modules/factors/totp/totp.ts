import { randomBytes } from 'node:crypto'
import { recordChange } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { AppError, notFound } from '../../../kernel/http/problem.ts'
import { countAttempt, refuseGuesses } from '../../../kernel/throttle/throttle.ts'
import { raiseSession } from '../../identity/index.ts'
import { deleteDevices } from '../devices/device-store.ts'
import { selectFactors } from '../factor-store.ts'
import { factorThrottles } from '../mfa/factor-throttles.ts'
import { tellOfFactor } from '../notices.ts'
import { deleteCodes } from '../recovery/recovery-code-store.ts'
import { encodeBase32, findStep, otpauthUri } from './totp-code.ts'
import { openTotpSecret, sealTotpSecret } from './totp-secret.ts'
import { deleteTotp, selectTotp, type TotpRow, updateTotpConfirmed, upsertTotp } from './totp-store.ts'

/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20

export async function readTotp(ctx: SessionContext) {
  const row = await inPlatform(ctx, 'own factors', tx => selectTotp(tx, ctx.person.id))
  const confirmed = row?.confirmed_at ? row : undefined
  return {
    enabled: confirmed !== undefined,
    confirmed_at: confirmed?.confirmed_at ?? null,
    last_used_at: confirmed?.last_used_at ?? null,
    usable: confirmed !== undefined && openTotpSecret(ctx, confirmed) !== undefined,
  }
}

/** A new secret; it counts once a code of it was confirmed. */
export async function createTotp(ctx: SessionContext): Promise<{ secret: string; otpauth_uri: string }> {
  const secret = randomBytes(SECRET_BYTES)
  const sealed = sealTotpSecret(ctx, ctx.person.id, secret)
  await inPlatform(ctx, 'own factors', async tx => {
    if (!(await upsertTotp(tx, ctx.person.id, sealed))) throw new AppError(409, 'factor_exists')
    await recordChange(tx, ctx, { action: 'person.totp_begun', target: selfOf(ctx) })
  })
  const issuer = ctx.services.brand.texts[ctx.language].name
  return {
    secret: encodeBase32(secret),
    otpauth_uri: otpauthUri(secret, { issuer, account: ctx.person.email || ctx.person.name }),
  }
}

/** The app has proven that it knows the secret; this session has two factors from now on. */
export async function confirmTotp(ctx: SessionContext, code: string): Promise<void> {
  const throttles = factorThrottles(ctx, ctx.person.id)
  const isConfirmed = await inPlatform(ctx, 'own factors', async tx => {
    await refuseGuesses(tx, throttles)
    const row = await selectTotp(tx, ctx.person.id)
    if (!row) throw notFound()
    if (row.confirmed_at !== null) throw new AppError(409, 'factor_exists')
    const step = stepOf(ctx, row, code)
    if (step === undefined) {
      await countAttempt(tx, throttles)
      return false
    }
    // Whoever adds it on the way in sends the same code once more, to end the sign-in.
    const used = ctx.session.is_enrolment ? step - 1 : step
    if (!(await updateTotpConfirmed(tx, ctx.person.id, used))) throw new AppError(409, 'factor_exists')
    if (!ctx.session.is_enrolment) await raiseSession(tx, ctx.session, { methods: ['otp'], acr: 'acr:2' })
    await tellOfFactor(tx, ctx, { person_id: ctx.person.id, kind: 'factor_added', factor: 'totp' })
    await recordChange(tx, ctx, { action: 'person.totp_added', target: selfOf(ctx) })
    return true
  })
  if (!isConfirmed) throw new AppError(422, 'code_wrong', { errors: [{ path: '/code', code: 'code_wrong' }] })
}

function stepOf(ctx: SessionContext, row: TotpRow, code: string): number | undefined {
  const secret = openTotpSecret(ctx, row)
  return secret && findStep(secret, code, Date.now())
}

export async function removeTotp(ctx: SessionContext): Promise<void> {
  await inPlatform(ctx, 'own factors', async tx => {
    if (!(await deleteTotp(tx, ctx.person.id))) throw notFound()
    await deleteDevices(tx, ctx.person.id)
    const { passkeys } = await selectFactors(tx, ctx.person.id)
    // Codes that recover nothing are not left lying about.
    if (passkeys === 0) await deleteCodes(tx, ctx.person.id)
    await tellOfFactor(tx, ctx, { person_id: ctx.person.id, kind: 'factor_removed', factor: 'totp' })
    await recordChange(tx, ctx, { action: 'person.totp_removed', target: selfOf(ctx) })
  })
}

export const selfOf = ({ person }: SessionContext) => ({ type: 'person', id: person.id, name: person.name })
