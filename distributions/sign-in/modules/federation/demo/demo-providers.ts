import { type DemoContribution, inTenant, type TenantContext, uuidv7 } from '@tamga/core'
import { insertProvider, type ProviderFields } from '../providers/provider-store.ts'
import { insertDemoLinks, insertDemoSignIns } from './demo-store.ts'

const NAMES = {
  mn: ['Групп компанийн нэвтрэлт', 'Түншийн нэвтрэлт'],
  en: ['Group sign-in', 'Partner sign-in'],
} as const

const MAPPING = {
  ...{ email: 'email', name: 'name', given_name: 'given_name', family_name: 'family_name' },
  ...{ picture: null, phone: null, roles: null },
}

const fieldsOf = (ctx: TenantContext, slug: string, name: string): ProviderFields => ({
  slug,
  name,
  issuer: `https://login.${slug}.${ctx.tenant.slug}.example`,
  client_id: 'tamga',
  client_secret: null,
  scope: 'openid profile email',
  claim_mapping: MAPPING,
  enabled: slug === 'group',
  jit: true,
  trust_email: false,
  default_roles: [],
  email_domains: [],
  logo_uri: null,
})

const LINKED = 20

/** One that people come through, and one that is prepared and not switched on. */
export const demoProviders: DemoContribution = async (ctx, { people, language }) => {
  await inTenant(ctx, async tx => {
    for (const [at, slug] of ['group', 'partner'].entries()) {
      const id = uuidv7()
      await insertProvider(tx, id, fieldsOf(ctx, slug, NAMES[language][at]!))
      if (slug !== 'group') continue
      await insertDemoLinks(tx, id, people.slice(2, 2 + LINKED))
      await insertDemoSignIns(tx, id)
    }
  })
}
