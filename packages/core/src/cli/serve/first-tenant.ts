import type { Context } from '../../kernel/context.ts'
import { bootstrap, isEmpty, printSetupLink } from '../../modules/identity/index.ts'

export type FirstStart =
  | { kind: 'known' }
  | { kind: 'bootstrapped'; email: string }
  | { kind: 'setup'; link: string }

/** On an empty database: the tenant and administrator of the settings, or a one-time link to make them. */
export async function prepareFirstTenant(ctx: Context): Promise<FirstStart> {
  if (!(await isEmpty(ctx))) return { kind: 'known' }
  const { settings } = ctx.services
  const {
    BOOTSTRAP_ADMIN_EMAIL: email,
    BOOTSTRAP_ADMIN_PASSWORD: password,
    BOOTSTRAP_TENANT_SLUG: slug,
  } = settings
  if (!email || !slug) return { kind: 'setup', link: await printSetupLink(ctx) }
  await bootstrap(ctx, {
    email,
    ...(password && { password }),
    name: email.split('@')[0]!,
    tenant_slug: slug,
    tenant_name: slug,
  })
  return { kind: 'bootstrapped', email }
}
