import type { Language } from '@tamga/formats'
import { changesBetween, recordChange } from '../../kernel/audit/record.ts'
import { inTenant, type SessionContext } from '../../kernel/context.ts'
import { invalid, staleVersion } from '../../kernel/http/problem.ts'
import { FETCH_LOGOS } from '../logos/index.ts'
import { selectCurrentTenant, type Tenant, updateTenant } from '../tenancy/index.ts'
import { type BrandRow, lockBrand, selectBrand, updateBrand } from './store.ts'
import type { TenantBrand } from './tables.ts'

export type AppearanceChanges = {
  default_language?: Language
  languages?: Language[]
  brand?: TenantBrand
  version?: number
}

export async function readAppearance(ctx: SessionContext) {
  return inTenant(ctx, async tx => appearanceOf((await selectCurrentTenant(tx))!, await selectBrand(tx)))
}

export async function changeAppearance(ctx: SessionContext, changes: AppearanceChanges) {
  return inTenant(ctx, async tx => {
    const held = await lockBrand(tx)
    if (changes.version !== undefined && changes.version !== held.version) throw staleVersion()
    const before = (await selectCurrentTenant(tx))!
    const { default_language = before.default_language, languages = before.languages } = changes
    requireEnabled(default_language, languages)
    const after = (await updateTenant(tx, { default_language, languages }))!
    const row = await updateBrand(tx, changes.brand ?? held.brand)
    if (row.brand.logo_uri !== held.brand.logo_uri)
      await ctx.services.jobs.enqueue(tx, FETCH_LOGOS, { payload: {}, key: 'all' })
    await recordChange(tx, ctx, {
      action: 'settings.updated',
      target: { type: 'settings', id: 'appearance', name: 'appearance' },
      changes: changesBetween(recorded(before, held.brand), recorded(after, row.brand)),
    })
    return appearanceOf(after, row)
  })
}

function requireEnabled(language: string, languages: readonly string[]): void {
  if (languages.includes(language)) return
  throw invalid({ path: '/default_language', code: 'one_of', params: { allowed: languages.join(', ') } })
}

const appearanceOf = ({ default_language, languages }: Tenant, { brand, version }: BrandRow) => ({
  default_language,
  languages,
  brand,
  version,
})

// Images are left out of the audit record: they are large and unreadable there.
const recorded = ({ default_language, languages }: Tenant, { logo_uri, ...brand }: TenantBrand) => ({
  default_language,
  languages,
  ...brand,
  logo_uri: logo_uri?.slice(0, 200),
})
