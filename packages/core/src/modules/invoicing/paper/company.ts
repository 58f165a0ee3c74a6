import type { Static } from 'typebox'
import { changesBetween, recordChange } from '../../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../../kernel/context.ts'
import { staleVersion } from '../../../kernel/http/problem.ts'
import { pdfSeals } from '../../../kernel/signatures/pdf-seals.ts'
import * as store from './company-store.ts'
import type { Company, CompanyChange } from './contract.ts'

type CompanyView = Static<typeof Company>

async function viewOf(ctx: SessionContext, company: store.CompanyRow): Promise<CompanyView> {
  const [seal] = ctx.services.modules.extensions(pdfSeals)
  return {
    ...company,
    bank_accounts: [...company.bank_accounts],
    reminder_days: [...company.reminder_days],
    can_seal: seal !== undefined && (await seal.isReady(ctx)),
  }
}

export const readCompany = async (ctx: SessionContext): Promise<CompanyView> =>
  viewOf(ctx, await inTenant(ctx, store.selectCompany))

const trimmed = <T extends object>(given: T): T =>
  Object.fromEntries(
    Object.entries(given).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  ) as T

export async function changeCompany(
  ctx: SessionContext,
  { version, ...given }: Static<typeof CompanyChange>,
): Promise<CompanyView> {
  const after = await inTenant(ctx, async tx => {
    const before = await store.selectCompany(tx)
    if (version !== undefined && version !== before.version) throw staleVersion()
    const merged = { ...before, ...trimmed(given) }
    const wanted = { ...merged, reminder_days: [...merged.reminder_days].sort((a, b) => a - b) }
    const changes = changesBetween<object>(auditedOf(before), auditedOf(wanted))
    if (!(await store.upsertCompany(tx, wanted))) throw staleVersion()
    await recordChange(tx, ctx, {
      action: 'invoicing.company_changed',
      target: { type: 'tenant', id: ctx.tenant.id, name: ctx.tenant.name },
      changes,
    })
    return store.selectCompany(tx)
  })
  return viewOf(ctx, after)
}

/** The log says how many accounts there are, not their numbers. */
const auditedOf = ({ bank_accounts, reminder_days, version: _, ...company }: store.CompanyRow) => ({
  ...company,
  bank_accounts: bank_accounts.length,
  reminder_days: reminder_days.join(', '),
})
