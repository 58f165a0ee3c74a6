import { LANGUAGES } from '@tamga/formats'
import type { FastifyRequest } from 'fastify'
import type { Context, SessionContext } from '../../../kernel/context.ts'
import { rightsOf } from '../../../kernel/http/identity/rights.ts'
import { AppError, featureDisabled } from '../../../kernel/http/problem.ts'
import { sessionContext } from '../../../kernel/http/request/context.ts'
import { isFeatureOn } from '../../../kernel/module/feature.ts'
import type { Services } from '../../../kernel/services.ts'
import { readPermissions } from '../../../kernel/tools/tools.ts'
import { ASSISTANT } from '../../assistant/index.ts'
import { identifyForResource } from '../../oauth/index.ts'

export const PATH = '/mcp'
export const METADATA = `/.well-known/oauth-protected-resource${PATH}`

/** Whoever may not ask the assistant asks it through no agent either. */
const NEEDED = 'assistant.read'

export const mcpScopes = ({ modules }: Pick<Services, 'modules'>): string[] => [
  ...new Set([NEEDED, ...readPermissions(modules)]),
]

export type Agent = {
  readonly ctx: SessionContext
  /** What the person may do, whatever the agent was given. */
  readonly held: ReadonlySet<string>
  readonly client_id: string
}

/** RFC 9728 §5.1: who is refused is told where tokens come from, and which scopes are worth asking for. */
export function challenge({ services }: Context, status: 401 | 403, error?: string): AppError {
  const { PUBLIC_ORIGIN } = services.settings
  const parts = [
    `resource_metadata="${PUBLIC_ORIGIN}${METADATA}"`,
    ...(error === undefined ? [] : [`error="${error}"`]),
    `scope="${mcpScopes(services).join(' ')}"`,
  ]
  const headers = { 'www-authenticate': `Bearer ${parts.join(', ')}` }
  return new AppError(status, status === 401 ? 'unauthenticated' : 'insufficient_scope', {
    params: { scope: NEEDED },
    headers,
  })
}

/** Only a token that is for this endpoint and for nothing else opens it: none is passed through, in either direction. */
export async function authorizeAgent(ctx: Context, request: FastifyRequest): Promise<Agent> {
  const { services } = ctx
  const given = request.headers.authorization
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(given ?? '')?.[1]
  if (token === undefined) throw challenge(ctx, 401)
  const audience = `${services.settings.PUBLIC_ORIGIN}${PATH}`
  const found = await identifyForResource(services.database, token, audience)
  const isMember = found?.identity.member_status === 'active' && found.identity.tenant_status === 'active'
  if (!found || !isMember) throw challenge(ctx, 401, 'invalid_token')
  const { identity } = found
  const rights = rightsOf(services, identity)
  const session = sessionContext(services, request, { identity, rights, languages: LANGUAGES })
  if (!isFeatureOn(ASSISTANT, session.apps)) throw featureDisabled(ASSISTANT.name)
  if (!session.permissions.has(NEEDED)) throw challenge(ctx, 403, 'insufficient_scope')
  return {
    ctx: session,
    held: rights.permissions,
    client_id: found.client_id,
  }
}
