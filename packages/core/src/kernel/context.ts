import type { Language } from '@tamga/formats'
import type { PlatformTx, TenantTx } from './database/transactions.ts'
import type { Services } from './services.ts'

export type PersonRef = { readonly id: string; readonly name: string; readonly email: string }
export type TenantRef = { readonly id: string; readonly slug: string; readonly name: string }
export type RoleRef = { readonly id: string; readonly key: string; readonly name: string }

/** Who acts, as the audit log names them: a person, or the system itself (a job, the command line). */
export type Actor = {
  readonly id: string | null
  readonly name: string
  readonly email: string | null
  /** Which of their tokens a program acts with, in words: the log says it beside what changed. */
  readonly token?: string
  /** Who proposed what they do: the assistant, or an agent. The log says it too. */
  readonly via?: string
}

/** What a function may know about its caller and the installation. The first argument everywhere. */
export type Context = {
  readonly services: Services
  readonly request_id: string
  readonly language: Language
  readonly ip: string | null
  readonly user_agent: string | null
  readonly actor: Actor
  /** The caller sent a Bearer token, which no browser attaches by itself: a program, not somebody at a browser. */
  readonly is_bearer: boolean
  /** A browser sent the request, as it says itself (Sec-Fetch-Site): it keeps cookies. */
  readonly is_browser: boolean
  /** The browser says that another origin led it here (Sec-Fetch-Site). */
  readonly is_cross_site: boolean
  /** A cookie of the request; null where there is none, or no request. */
  cookie(name: string): string | null
}

/** The least that tenant work needs to know: which tenant. */
export type TenantScope = { readonly tenant: { readonly id: string } }

export type TenantContext = Context & { readonly tenant: TenantRef }

/** One factor, two factors, a national electronic identity; from weak to strong. */
export const ACR_VALUES = ['acr:1', 'acr:2', 'acr:eid:advanced', 'acr:eid:qualified'] as const
export type Acr = (typeof ACR_VALUES)[number]

export type SessionInfo = {
  readonly id: string
  readonly token_hash: Buffer
  readonly created_at: string
  readonly authenticated_at: string
  readonly last_seen_at: string
  readonly expires_at: string
  /** How the person was authenticated, as RFC 8176 names it. */
  readonly auth_methods: readonly string[]
  /** How strongly: an OpenID Connect acr value. */
  readonly acr: Acr
  readonly confined: boolean
  /** No session yet: the person signed in with one factor and adds a second. */
  readonly is_enrolment?: true
}

/** A signed-in person in a tenant: what a request handler gets. */
export type SessionContext = TenantContext & {
  readonly person: PersonRef
  /** False when a service account acts: `person` then names the account, which has no e-mail. */
  readonly is_person: boolean
  readonly session: SessionInfo
  /** Enabled in the tenant; a program may ask for any. */
  readonly languages: readonly Language[]
  readonly roles: readonly RoleRef[]
  /** Of a session in alphabetical order. */
  readonly permissions: ReadonlySet<string>
  readonly apps: ReadonlySet<string>
}

/** The chain of audit records that belong to no tenant. */
export const PLATFORM_CHAIN = '00000000-0000-0000-0000-000000000000'

export const SYSTEM: Actor = Object.freeze({ id: null, name: 'Tamga', email: null })

/** Runs work in a transaction that sees one tenant. */
export function inTenant<T>(
  ctx: Pick<Context, 'services'> & TenantScope,
  work: (tx: TenantTx) => Promise<T>,
): Promise<T> {
  return ctx.services.database.inTenant(ctx.tenant.id, work)
}

/** Runs work in a transaction of the platform role. The reason documents the call; a policy test holds the list of callers. */
export function inPlatform<T>(
  ctx: Pick<Context, 'services'>,
  _reason: string,
  work: (tx: PlatformTx) => Promise<T>,
): Promise<T> {
  return ctx.services.database.inPlatform(work)
}

export function systemContext(services: Services, request_id: string): Context {
  return {
    services,
    request_id,
    language: 'mn',
    ip: null,
    user_agent: null,
    actor: SYSTEM,
    is_bearer: false,
    is_browser: false,
    is_cross_site: false,
    cookie: () => null,
  }
}

export function withTenant<T extends { readonly id: string }>(
  ctx: Context,
  tenant: T,
): Context & { readonly tenant: T } {
  return { ...ctx, tenant }
}
