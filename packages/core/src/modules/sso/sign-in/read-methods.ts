import type { Context } from '../../../kernel/context.ts'
import { type OfferedMethods, readLastUsed, readOfferedMethods } from '../../identity/index.ts'
import { findHomeProvider, listProviders } from '../providers/find-provider.ts'

/** What the sign-in screen may show: by the switches and the domain of the address, never by who exists. */
export async function readMethods(ctx: Context, { tenant, email }: { tenant?: string; email?: string }) {
  const offered = await readOfferedMethods(ctx, tenant)
  return {
    ...offered,
    social: offered.social && ctx.services.settings.SOCIAL_LOGIN_CLIENT_ID !== undefined,
    providers: await listProviders(ctx, tenant, offered),
    ...(email !== undefined && {
      redirect_to: await findHomeProvider(ctx, email, tenant),
      last_used: lastUsed(ctx, email, offered),
    }),
  }
}

/** By the browser's own cookie; a way that is off by now is not proposed. */
function lastUsed(ctx: Context, email: string, offered: OfferedMethods) {
  const method = readLastUsed(ctx, email)
  return method !== null && offered[method] ? method : null
}
