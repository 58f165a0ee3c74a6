import { AppError, type CheckStep, inTenant, invalid, notFound, type SessionContext } from '@tamga/core'
import type { TestView } from '../contract.ts'
import { issuerFaults } from './provider-rules.ts'
import { openSecret } from './provider-secret.ts'
import { type ProviderRow, selectProvider } from './provider-store.ts'

/** The way to an issuer, step by step, in the language of whoever asks. */
export async function testIssuer(ctx: SessionContext, issuer: string): Promise<TestView> {
  const faults = issuerFaults(issuer.trim())
  if (faults.some(({ code }) => code === 'issuer_malformed')) throw invalid(...faults)
  const steps = await ctx.services.oidc.check(ctx.tenant.id, issuer.trim())
  return told(steps.map(step => tell(ctx, step)))
}

export async function testProvider(ctx: SessionContext, id: string): Promise<TestView> {
  const provider = await inTenant(ctx, tx => selectProvider(tx, id))
  if (!provider) throw notFound()
  const secret = secretStep(ctx, provider)
  const { steps } = await testIssuer(ctx, provider.issuer)
  return told([secret, ...steps])
}

const told = (steps: TestView['steps']): TestView => ({
  ok: steps.every(({ status }) => status !== 'failed'),
  steps,
})

type Step = TestView['steps'][number]

/** Only what was really looked at and found good is called ok. */
const okOf = (status: Step['status']): Step['ok'] =>
  status === 'passed' ? true : status === 'failed' ? false : null

function tell(ctx: SessionContext, { name, status, message, params }: CheckStep): Step {
  return {
    name,
    ok: okOf(status),
    status,
    detail: ctx.services.translator.text(ctx.language, message, params),
  }
}

function secretStep(ctx: SessionContext, provider: ProviderRow): Step {
  const step = (ok: boolean, key: string) => ({
    name: 'secret' as const,
    ok,
    status: ok ? ('passed' as const) : ('failed' as const),
    detail: ctx.services.translator.text(ctx.language, key),
  })
  try {
    return step(true, openSecret(ctx, provider) === null ? 'sso.check.secret.none' : 'sso.check.secret.ok')
  } catch (error) {
    if (error instanceof AppError) return step(false, `problem.${error.code}.detail`)
    throw error
  }
}
