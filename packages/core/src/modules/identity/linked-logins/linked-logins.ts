import type { Context, TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'
import type { MethodKey } from '../policy/method-policy.ts'

/** A login through an identity provider: who the person is there. */
export type LinkedLogin = Readonly<{
  id: string
  /** The switch of a tenant that lets people in by it. */
  method: MethodKey
  provider: Readonly<{ id: string; name: string; logo_uri: string | null }>
  /** The tenant that it signs in to; null for every tenant of the person. */
  tenant: TenantRef | null
  subject: string
  email: string | null
  first_login_at: string
  last_login_at: string
  logins: number
  /** Whether the person could sign in with it now. */
  usable: boolean
  /** Whether the current session began with it. */
  current: boolean
}>

export type LinkedLoginsOwner = Readonly<{ person_id: string; session_id: string }>

/** Sessions that began with a login: by their ids, or by the provider and the tenant that it is of. */
export type SessionsOfLogin =
  | { readonly ids: readonly string[] }
  | { readonly tenant_id: string; readonly provider_id: string }

/** A module that stores links between people and providers lists a person's links here and removes one on request. */
export type LinkedLogins = Readonly<{
  list(tx: PlatformTx, ctx: Context, owner: LinkedLoginsOwner): Promise<LinkedLogin[]>
  /** Returns the sessions of the person that began with it. */
  remove(tx: PlatformTx, login: LinkedLogin): Promise<SessionsOfLogin>
}>

export const linkedLogins = defineExtensionPoint<LinkedLogins>('identity.linked-logins')
