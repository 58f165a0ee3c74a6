import type { Context } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import { OidcError } from '../../../kernel/oidc/oidc-error.ts'
import type { FactorAsked } from '../../identity/index.ts'

/** Codes that the sign-in page may show. All others become a general error. */
const SHOWN_CODES = new Set([
  'sso_expired',
  'sso_unavailable',
  'sso_denied',
  'sso_failed',
  'sso_not_invited',
  'sso_invitation_pending',
  'sso_email_missing',
  'sso_already_linked',
  'secret_key_changed',
  'not_a_member',
  'membership_suspended',
  'tenant_suspended',
  'network_not_allowed',
  'login_method_disabled',
  'reauthentication_required',
  'other_person',
])

/** Only a stable code reaches the page: details of a faulty token are for the log. */
export function refusalOf(ctx: Context, error: unknown): string {
  if (error instanceof OidcError) {
    ctx.services.log.warn(
      { request_id: ctx.request_id, fault: error.fault, reason: error.reason },
      'a sign-in through another provider came to nothing',
    )
    return `sso_${error.fault}`
  }
  if (error instanceof AppError && SHOWN_CODES.has(error.code)) return error.code
  throw error
}

export function loginPage(code: string, returnTo: string): string {
  const query = new URLSearchParams({ error: code, ...(returnTo !== '/' && { return_to: returnTo }) })
  return `/login?${query}`
}

/** Behind the #, where no server and no log sees it: the page goes on with the second factor. */
export function factorPage({ token, methods }: FactorAsked, returnTo: string): string {
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ return_to: returnTo })}`
  return `/login${query}#${new URLSearchParams({ mfa: token, methods: methods.join(' ') })}`
}
