import type { SessionContext } from '../../../kernel/context.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

type OwnResources = { readonly uris: readonly string[]; readonly scopes: readonly string[] }

/** Services of a tenant that take tokens of their own: its applications may be registered with their scopes. */
export const tenantResources =
  defineExtensionPoint<(ctx: SessionContext) => Promise<OwnResources>>('resources of a tenant')

export async function readTenantResources(ctx: SessionContext): Promise<OwnResources> {
  const all = await Promise.all(ctx.services.modules.extensions(tenantResources).map(read => read(ctx)))
  return { uris: all.flatMap(({ uris }) => uris), scopes: all.flatMap(({ scopes }) => scopes) }
}
