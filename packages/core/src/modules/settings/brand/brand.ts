import { LANGUAGES, type Language } from '@tamga/formats'
import { type Context, inPlatform, inTenant, withTenant } from '../../../kernel/context.ts'
import { defaultOf } from '../../../kernel/http/request/language.ts'
import type { Sender, SenderQuestion } from '../../../kernel/mail/outbox/mail-parties.ts'
import { logoAddress } from '../../logos/index.ts'
import { selectTenant, type Tenant } from '../../tenancy/index.ts'
import { selectBrand } from '../store.ts'
import type { TenantBrand } from '../tables.ts'

/**
 * The brand of a page before sign-in. An unknown tenant looks like one without changes, so that tenants cannot be enumerated.
 */
export async function readPublicBrand(ctx: Context, wanted: string | undefined) {
  const tenant =
    wanted === undefined ? undefined : await inPlatform(ctx, 'brand', tx => selectTenant(tx, wanted))
  if (tenant?.status !== 'active') {
    const languages = [...ctx.services.settings.LANGUAGES]
    return brandOf(ctx, {}, { default_language: defaultOf(languages), languages })
  }
  const { brand } = await inTenant(withTenant(ctx, tenant), selectBrand)
  return brandOf(ctx, brand, tenant)
}

/** Mails of a tenant carry its brand. */
export async function readMailSender(
  ctx: Context,
  { tenant_id, language }: SenderQuestion,
): Promise<Sender | undefined> {
  const tenant = await inPlatform(ctx, 'brand', tx => selectTenant(tx, tenant_id))
  if (!tenant) return undefined
  const { brand } = await inTenant(withTenant(ctx, tenant), selectBrand)
  return { slug: tenant.slug, brand: brandOf({ ...ctx, language }, brand, tenant).name }
}

function brandOf(ctx: Context, own: TenantBrand, tenant: Pick<Tenant, 'default_language' | 'languages'>) {
  const { texts, docs_url, ...installation } = ctx.services.brand
  const text = (part: 'name' | 'short_name' | 'description'): string =>
    own[part]?.[ctx.language] ?? own[part]?.[tenant.default_language as Language] ?? texts[ctx.language][part]
  return {
    name: text('name'),
    short_name: text('short_name'),
    description: text('description'),
    color: own.color ?? installation.color,
    // Logos from other hosts are served from our copy: these pages load nothing from elsewhere.
    logo_uri: logoAddress(own.logo_uri ?? installation.logo_uri),
    logo_dark_uri: logoAddress(own.logo_uri ?? installation.logo_dark_uri),
    icon_uri: installation.icon_uri,
    docs_url,
    sections: own.sections ?? [...installation.sections],
    default_language: tenant.default_language,
    languages: LANGUAGES.filter(language => tenant.languages.includes(language)),
  }
}
