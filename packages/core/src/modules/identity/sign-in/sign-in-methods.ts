import { type Acr, type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { selectTenant } from '../../tenancy/index.ts'
import { METHOD_KEYS, type MethodKey, type MethodPolicy } from '../policy/method-policy.ts'
import { policiesOf } from '../policy/session-policy.ts'

/** A way to sign in that the sign-in page may show. */
export type SignInMethod = Readonly<{
  key: MethodKey
  /** The strengths that a session can have which began with it. */
  reaches(settings: Settings): readonly Acr[]
  /** Whether the installation has it and it is switched on. */
  isOn(settings: Settings): boolean
}>

export const signInMethods = defineExtensionPoint<SignInMethod>('identity.sign-in-methods')

export type OfferedMethods = Readonly<Record<MethodKey, boolean>>

/** What the installation has switched on. */
export function offeredByInstallation({ services }: Context): OfferedMethods {
  const on = services.modules.extensions(signInMethods).filter(method => method.isOn(services.settings))
  return offerOf(key => on.some(method => method.key === key))
}

/** What a tenant lets people in by: depends on its switches and those of the installation, never on who asks. */
export async function readOfferedMethods(ctx: Context, tenant: string | undefined): Promise<OfferedMethods> {
  const on = offeredByInstallation(ctx)
  const policy = await readPolicy(ctx, tenant)
  return offerOf(key => on[key] && (policy?.methods[key] ?? true))
}

const offerOf = (isOffered: (key: MethodKey) => boolean): OfferedMethods =>
  Object.fromEntries(METHOD_KEYS.map(key => [key, isOffered(key)])) as OfferedMethods

/** Before anybody is asked anything. What a tenant offers stands on its sign-in page: it is no secret. */
export async function requireOfferedMethod(
  ctx: Context,
  key: MethodKey,
  tenant: string | undefined,
): Promise<void> {
  if (!(await readOfferedMethods(ctx, tenant))[key]) throw new AppError(403, 'login_method_disabled')
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
  isOn: settings => settings.PASSWORD_LOGIN,
}
