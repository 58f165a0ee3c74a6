import { inPlatform, type SessionContext } from '../../../kernel/context.ts'
import { AppError, stepUpRequired } from '../../../kernel/http/problem.ts'
import { selectRequiresFactor } from '../factor-store.ts'
import { offeredMethods, readFactors } from '../factors.ts'

/** The tenant requires two factors of this person: they prove or add the second one. Or it takes no passwords any more. */
export async function refuseSession(ctx: SessionContext, lacks: 'factor' | 'password'): Promise<never> {
  if (lacks === 'password') throw new AppError(403, 'reauthentication_required')
  const factors = await inPlatform(ctx, 'step up', tx => readFactors(tx, ctx, ctx.person.id))
  throw stepUpRequired({ acr: 'acr:2', methods: offeredMethods(factors) })
}

/** Before a sensitive action. Who has no factor and needs none goes on: asking for the password again would prove little. */
export async function requireStepUp(ctx: SessionContext): Promise<void> {
  const maxAge = ctx.services.settings.STEP_UP_MAX_AGE
  const age = (Date.now() - Date.parse(ctx.session.authenticated_at)) / 1000
  if (age <= maxAge) return
  const { factors, isRequired } = await inPlatform(ctx, 'step up', async tx => ({
    factors: await readFactors(tx, ctx, ctx.person.id),
    isRequired: await selectRequiresFactor(tx, { tenant_id: ctx.tenant.id, person_id: ctx.person.id }),
  }))
  if (!factors.isEnrolled && !isRequired) return
  throw stepUpRequired({
    acr: ctx.session.acr,
    max_age: maxAge,
    methods: factors.isEnrolled ? factors.methods : ['password'],
  })
}
