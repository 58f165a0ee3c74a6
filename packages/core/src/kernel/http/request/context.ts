import type { Language } from '@tamga/formats'
import type { FastifyRequest } from 'fastify'
import type { Context, SessionContext } from '../../context.ts'
import type { Services } from '../../services.ts'
import { readCookie } from '../cookies.ts'
import type { Identity, TokenIdentity } from '../identity/identity.ts'
import type { Rights } from '../identity/rights.ts'
import { clientAddress, isCrossSite, userAgentOf } from './info.ts'

/** The context of a request without a session. */
export function openContext(services: Services, request: FastifyRequest): Context {
  return {
    services,
    request_id: request.id,
    language: request.language,
    ip: clientAddress(request, services.settings.TRUST_PROXY_HEADERS),
    user_agent: userAgentOf(request),
    actor: { id: null, name: '', email: null },
    is_bearer: request.headers.authorization !== undefined,
    is_browser: request.headers['sec-fetch-site'] !== undefined,
    is_cross_site: isCrossSite(request),
    cookie: name => readCookie(request.headers.cookie, name),
  }
}

/** Who was found behind a token. */
export type Caller = {
  readonly identity: Identity | TokenIdentity
  readonly rights: Rights
  readonly languages: readonly Language[]
}

/** The context of a signed-in person, or of a program that acts for one or for itself. */
export function sessionContext(
  services: Services,
  request: FastifyRequest,
  { identity, rights, languages }: Caller,
): SessionContext {
  const { roles, permissions, apps } = rights
  return {
    ...openContext(services, request),
    actor: {
      id: identity.person_id,
      name: identity.person_name,
      email: identity.person_email || null,
      ...('scopes' in identity && identity.token_label && { token: identity.token_label }),
    },
    tenant: { id: identity.tenant_id, slug: identity.tenant_slug, name: identity.tenant_name },
    person: { id: identity.person_id, name: identity.person_name, email: identity.person_email },
    session: identity,
    languages,
    is_person: !('scopes' in identity) || identity.is_person,
    ...('scopes' in identity && identity.scopes !== null
      ? // A token that names permissions has neither its holder's roles nor more of their permissions than it names.
        { roles: [], permissions: permissions.intersection(identity.scopes) }
      : { roles, permissions }),
    apps,
  }
}
