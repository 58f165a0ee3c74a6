import type { FastifyRequest } from 'fastify'
import { hashToken } from '../kernel/crypto/token.ts'
import { readCookie, sessionCookieName } from '../kernel/http/cookies.ts'
import { selectIdentity } from '../kernel/http/identity/identity-store.ts'
import { presentedToken } from '../kernel/http/steps/identify.ts'
import type { Services } from '../kernel/services.ts'
import type { EndedNotice } from '../modules/identity/index.ts'

/** Who opens a page, as far as the page's head needs it: whether somebody is signed in, and where. */
export type Visitor = {
  readonly isSignedIn: boolean
  readonly tenant: string | undefined
  /** How the session that the browser still names came to its end. */
  readonly ending?: EndedNotice | null
}

/** Says by whom and why the session of a token ended. */
export type EndingReader = (token: string) => Promise<EndedNotice | null>

const STRANGER: Visitor = { isSignedIn: false, tenant: undefined }

export async function readVisitor(
  { database, settings, log }: Services,
  request: FastifyRequest,
  readEnding: EndingReader,
): Promise<Visitor> {
  const token = readCookie(request.headers.cookie, sessionCookieName(settings))
  if (token === null) return STRANGER
  try {
    const identity = await selectIdentity(database, hashToken(token))
    if (identity) return { isSignedIn: true, tenant: identity.tenant_slug }
    return { ...STRANGER, ending: await readEnding(token) }
  } catch (error) {
    // The page is sent without the session: when the service is overloaded, its first API call reports it.
    log.warn({ error }, 'a page was sent without knowing whose it is')
    return { isSignedIn: true, tenant: undefined }
  }
}

/** Whether an operator asks, by a session that did not come from a tenant's own identity provider. */
export async function isOperatorsRequest(
  { database, settings }: Services,
  request: FastifyRequest,
  isOperator: (personId: string) => Promise<boolean>,
): Promise<boolean> {
  const token = presentedToken(request, sessionCookieName(settings))
  const identity = token === null ? undefined : await selectIdentity(database, hashToken(token))
  return identity !== undefined && !identity.confined && isOperator(identity.person_id)
}
