import { recordSecurity } from '../../../kernel/audit/record.ts'
import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError, unauthenticated } from '../../../kernel/http/problem.ts'
import { countAttempt, refuseGuesses, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { raiseSession, type SignedIn, selectPasswordHash } from '../../identity/index.ts'
import { selectTenantsOfPerson } from '../../tenancy/index.ts'
import { readFactors } from '../factors.ts'
import { factorThrottles } from '../mfa/factor-throttles.ts'
import { type FactorProof, proveFactor } from '../mfa/prove-factor.ts'

export type StepUp = Omit<FactorProof, 'method'> & {
  readonly method: FactorProof['method'] | 'password'
  readonly password?: string
}

const wrong = (method: string) =>
  new AppError(401, method === 'password' ? 'invalid_credentials' : 'invalid_code', {
    headers: { 'www-authenticate': 'Bearer' },
  })

/** The person proves once more who they are: the same session, as strong and fresh as the proof, under a new token. */
export async function stepUp(ctx: SessionContext, proof: StepUp): Promise<SignedIn> {
  const throttles = factorThrottles(ctx, ctx.person.id)
  const isRight = proof.method === 'password' && (await verifyPassword(ctx, proof.password ?? ''))
  const steppedUp = await inPlatform(ctx, 'step up', async tx => {
    await refuseGuesses(tx, throttles)
    const { method, code, response } = proof
    const methods =
      method === 'password'
        ? isRight && ['pwd']
        : await proveFactor(tx, ctx, {
            person_id: ctx.person.id,
            proof: { method, ...(code && { code }), ...(response && { response }) },
          })
    if (methods) return raise(tx, ctx, { methods, isFactor: proof.method !== 'password' })
    await countAttempt(tx, throttles)
    await record(tx, ctx, { action: 'session.step_up_refused', method: proof.method })
    return undefined
  })
  if (!steppedUp) throw wrong(proof.method)
  return steppedUp
}

/** The password alone will do for those who have nothing stronger. */
async function verifyPassword(ctx: SessionContext, password: string): Promise<boolean> {
  const { hash, factors } = await inPlatform(ctx, 'step up', async tx => {
    await refuseThrottled(tx, factorThrottles(ctx, ctx.person.id))
    return {
      hash: await selectPasswordHash(tx, ctx.person.id),
      factors: await readFactors(tx, ctx, ctx.person.id),
    }
  })
  if (factors.isEnrolled) throw new AppError(422, 'factor_needed')
  return hash !== null && (await ctx.services.passwords.verify(hash, password)).ok
}

async function raise(
  tx: PlatformTx,
  ctx: SessionContext,
  { methods, isFactor }: { methods: readonly string[]; isFactor: boolean },
): Promise<SignedIn> {
  const acr = isFactor ? 'acr:2' : ctx.session.acr
  const session = await raiseSession(tx, ctx.session, { methods, acr, renews: true })
  if (!session) throw unauthenticated()
  await record(tx, ctx, { action: 'session.stepped_up', method: methods.join(' ') })
  const all = (await selectTenantsOfPerson(tx, ctx.person.id)).map(({ id, slug, name }) => ({
    id,
    slug,
    name,
  }))
  const tenants = ctx.session.confined ? all.filter(({ id }) => id === ctx.tenant.id) : all
  return { session, user: ctx.person, tenant: ctx.tenant, tenants }
}

const record = (
  tx: PlatformTx,
  ctx: SessionContext,
  { action, method }: { action: string; method: string },
): Promise<void> =>
  recordSecurity(tx, ctx, {
    action,
    target: { type: 'session', id: ctx.session.id, name: ctx.person.email },
    changes: { method: [null, method] },
  })
