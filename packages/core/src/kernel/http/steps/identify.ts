import type { FastifyRequest } from 'fastify'
import type { RoleRef, SessionInfo } from '../../context.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Database } from '../../database/database.ts'
import { unauthenticated } from '../problem.ts'

/** One row of platform.authenticate: the session with everything the later steps ask, in one round trip. */
export type Identity = SessionInfo & {
  readonly person_id: string
  readonly person_name: string
  readonly person_email: string
  readonly member_status: string | null
  readonly tenant_id: string
  readonly tenant_slug: string
  readonly tenant_name: string
  readonly tenant_status: string
  readonly default_language: string
  readonly roles: RoleRef[]
  readonly permissions: string | null
  readonly apps: string | null
}

/** Step 2: cookie or Bearer → SHA-256 → session. Bearer wins. */
export async function identify(
  request: FastifyRequest,
  database: Database,
  cookieName: string,
): Promise<Identity> {
  const token = presentedToken(request, cookieName)
  if (token === null) throw unauthenticated()
  const identity = await findIdentity(database, hashToken(token))
  if (!identity) throw unauthenticated()
  return identity
}

export async function findIdentity(
  { pools, prepare }: Database,
  tokenHash: Buffer,
): Promise<Identity | undefined> {
  const { rows } = await pools.app.query<Identity>({
    ...(prepare && { name: 'authenticate' }),
    text: 'select * from platform.authenticate($1)',
    values: [tokenHash],
  })
  return rows[0]
}

export function presentedToken(request: FastifyRequest, cookieName: string): string | null {
  const header = request.headers.authorization
  if (header !== undefined) return /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1] ?? null
  return readCookie(request.headers.cookie, cookieName)
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=')
    if (pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim()
  }
  return null
}
