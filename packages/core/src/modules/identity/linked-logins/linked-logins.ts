import type { Context, TenantRef } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { defineExtensionPoint } from '../../../kernel/module/extension-point.ts'

/** A way in that somebody else vouches for: who the person is at a provider. */
export type LinkedLogin = Readonly<{
  id: string
  provider: Readonly<{ id: string; name: string; logo_uri: string | null }>
  /** Where it leads; null: into every tenant of the person. */
  tenant: TenantRef | null
  subject: string
  email: string | null
  first_login_at: string
  last_login_at: string
  logins: number
  /** Whether it would let the person in today. */
  usable: boolean
  /** Whether the session that asks came by it. */
  current: boolean
}>

export type Asking = Readonly<{ person_id: string; session_id: string }>

/** Sessions that began with a login: by their ids, or by the provider and the tenant that it is of. */
export type SessionsOfLogin =
  | { readonly ids: readonly string[] }
  | { readonly tenant_id: string; readonly provider_id: string }

/** Whoever keeps the links of people to providers shows a person their own, and takes one away at their wish. */
export type LinkedLogins = Readonly<{
  list(tx: PlatformTx, ctx: Context, asking: Asking): Promise<LinkedLogin[]>
  /** Answers with which sessions of the person came by it. */
  remove(tx: PlatformTx, login: LinkedLogin): Promise<SessionsOfLogin>
}>

export const linkedLogins = defineExtensionPoint<LinkedLogins>('identity.linked-logins')
