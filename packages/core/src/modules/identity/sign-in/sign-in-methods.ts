import type { Acr, Context } from '../../../kernel/context.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'

/** A way to sign in that the sign-in page may show. */
export type SignInMethod = Readonly<{
  key: 'password' | 'passkey' | 'eid' | 'dan'
  /** The strengths that a session can have which began with it. */
  reaches(settings: Settings): readonly Acr[]
  /** Whether it is on here; for a tenant (slug or id), whether that tenant lets people in by it. Must not depend on who asks. */
  isOffered(ctx: Context, tenant: string | undefined): boolean | Promise<boolean>
}>

export const signInMethods = defineExtensionPoint<SignInMethod>('identity.sign-in-methods')

export type OfferedMethods = Readonly<Record<SignInMethod['key'], boolean>>

export async function readOfferedMethods(ctx: Context, tenant: string | undefined): Promise<OfferedMethods> {
  const methods = ctx.services.modules.extensions(signInMethods)
  const offered = await Promise.all(
    methods.map(async method => [method.key, await method.isOffered(ctx, tenant)] as const),
  )
  return { password: false, passkey: false, eid: false, dan: false, ...Object.fromEntries(offered) }
}

export const passwordMethod: SignInMethod = {
  key: 'password',
  reaches: () => ['acr:1'],
  isOffered: ctx => ctx.services.settings.PASSWORD_LOGIN,
}
