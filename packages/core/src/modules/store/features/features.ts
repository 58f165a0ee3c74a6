import { type Context, inTenant, type TenantContext } from '../../../kernel/context.ts'
import type { TenantTx } from '../../../kernel/database/transactions.ts'
import { isFeatureOn } from '../../../kernel/module/feature.ts'
import { lockInstallations } from '../store.ts'
import { deleteChoice, insertChoice, selectChoices } from './feature-store.ts'

export type Features = Readonly<Record<string, boolean>>

/** Every feature of the core, and whether the tenant has it on. */
export const readFeatures = (ctx: TenantContext): Promise<Features> =>
  inTenant(ctx, tx => featuresOf(tx, ctx))

async function featuresOf(tx: TenantTx, ctx: Context): Promise<Features> {
  const features = [...ctx.services.modules.features.values()]
  const choices = await selectChoices(tx, features)
  return Object.fromEntries(features.map(feature => [feature.name, isFeatureOn(feature, choices)]))
}

/** Switches the features that are named; the others stay. Each has to be known. */
export async function switchFeatures(tx: TenantTx, ctx: Context, wanted: Features) {
  await lockInstallations(tx)
  const before = await featuresOf(tx, ctx)
  for (const [name, on] of Object.entries(wanted)) {
    const feature = ctx.services.modules.features.get(name)!
    if (on === (feature.byDefault === 'on')) await deleteChoice(tx, feature)
    else await insertChoice(tx, feature, ctx.actor.id)
  }
  return { before, after: { ...before, ...wanted } }
}

/** For listeners and jobs, which are not behind the check of a request. */
export async function isFeatureEnabled(tx: TenantTx, ctx: Context, name: string): Promise<boolean> {
  const feature = ctx.services.modules.features.get(name)
  return feature !== undefined && isFeatureOn(feature, await selectChoices(tx, [feature]))
}
