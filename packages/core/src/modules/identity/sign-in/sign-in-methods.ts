import { type Acr, type Context, inPlatform } from '../../../kernel/context.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { selectTenant } from '../../tenancy/index.ts'
import type { MethodPolicy } from '../policy/method-policy.ts'
import { policiesOf } from '../policy/session-policy.ts'

/** A way to sign in that the sign-in page may show. */
export type SignInMethod = Readonly<{
  key: 'password' | 'passkey' | 'eid' | 'dan'
  /** The strengths that a session can have which began with it. */
  reaches(settings: Settings): readonly Acr[]
  /** Whether it is on here; for a tenant (slug or id), whether that tenant lets people in by it. Must not depend on who asks. */
  isOffered(ctx: Context, tenant: string | undefined, policy?: MethodPolicy): boolean | Promise<boolean>
}>

export const signInMethods = defineExtensionPoint<SignInMethod>('identity.sign-in-methods')

export type OfferedMethods = Readonly<Record<SignInMethod['key'], boolean>>

export async function readOfferedMethods(ctx: Context, tenant: string | undefined): Promise<OfferedMethods> {
  const methods = ctx.services.modules.extensions(signInMethods)
  const policy = await readPolicy(ctx, tenant)
  const offered = await Promise.all(
    methods.map(async method => [method.key, await method.isOffered(ctx, tenant, policy)] as const),
  )
  return { password: false, passkey: false, eid: false, dan: false, ...Object.fromEntries(offered) }
}

/** Of a tenant that does not exist: that of every tenant without rules. */
async function readPolicy(ctx: Context, tenant: string | undefined): Promise<MethodPolicy | undefined> {
  if (tenant === undefined) return undefined
  const found = await inPlatform(ctx, 'sign-in methods', tx => selectTenant(tx, tenant))
  return found && (await policiesOf(ctx, found.id))[0]
}

export const passwordMethod: SignInMethod = {
  key: 'password',
  reaches: () => ['acr:1'],
  isOffered: (ctx, _tenant, policy) =>
    ctx.services.settings.PASSWORD_LOGIN && (policy?.password_enabled ?? true),
}
