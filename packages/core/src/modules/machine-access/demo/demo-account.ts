import { inTenant } from '../../../kernel/context.ts'
import type { DemoContribution } from '../../../kernel/module/demo-contribution.ts'
import { insertServiceAccount } from '../service-accounts/service-account-store.ts'

const WORDING = {
  mn: { name: 'Шөнийн тайлан', description: 'Өдөр бүрийн тоог тайлангийн системд дамжуулна' },
  en: { name: 'Nightly report', description: 'Hands the numbers of the day to the reporting system' },
} as const

/** A program with an owner. */
export const demoAccount: DemoContribution = async (ctx, { administrator, language }) => {
  await inTenant(ctx, tx =>
    insertServiceAccount(tx, { ...WORDING[language], owner_id: administrator.id, status: 'active' }),
  )
}
