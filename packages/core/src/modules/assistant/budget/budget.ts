import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { type Periods, selectUsage, updateUsage } from './usage-store.ts'

const periods = (): Periods => {
  const day = new Date().toISOString().slice(0, 10)
  return { day, month: `${day.slice(0, 7)}-01` }
}

/** Refuses when the day of the person or the month of the tenant is used up. */
export async function requireBudget(ctx: SessionContext): Promise<void> {
  const { AI_TOKENS_PERSON_DAY, AI_TOKENS_TENANT_MONTH } = ctx.services.settings
  const { person, tenant } = await inTenant(ctx, tx => selectUsage(tx, ctx.person.id, periods()))
  if (person < AI_TOKENS_PERSON_DAY && tenant < AI_TOKENS_TENANT_MONTH) return
  throw new AppError(429, 'ai_budget_spent', { headers: { 'retry-after': '3600' } })
}

export const countTokens = (ctx: SessionContext, tokens: number): Promise<void> =>
  inTenant(ctx, tx => updateUsage(tx, ctx.person.id, { ...periods(), tokens }))
