import type { FastifyRequest } from 'fastify'
import type { RoleRef, SessionInfo } from '../../context.ts'
import { hashToken } from '../../crypto/token.ts'
import type { Database } from '../../database/database.ts'
import type { LookUp } from '../../database/look-ups.ts'
import { unauthenticated } from '../problem.ts'

/** One row of platform.authenticate_by_hash: the session with everything the later steps ask, in one round trip. */
export type Identity = SessionInfo & {
  readonly key: string
  /** Not written for a minute. */
  readonly is_slide_due: boolean
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

/** An application that acts in a person's name, as far as its scopes go. */
export type TokenIdentity = Identity & { readonly scopes: ReadonlySet<string> }

const AUTHENTICATE: LookUp = {
  name: 'authenticate',
  role: 'app',
  text: 'select * from platform.authenticate_by_hash($1::bytea[])',
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

/** The session with its person and tenant; a use of it slides it. */
export async function findIdentity(database: Database, tokenHash: Buffer): Promise<Identity | undefined> {
  const identity = await database.lookUp<Identity>(AUTHENTICATE, `\\x${tokenHash.toString('hex')}`)
  if (identity?.is_slide_due) await slideSession(database, identity)
  return identity
}

async function slideSession({ pools, prepare }: Database, { tenant_id, id }: Identity): Promise<void> {
  await pools.app.query({
    ...(prepare && { name: 'slide session' }),
    text: 'select platform.slide_session($1, $2)',
    values: [tenant_id, id],
  })
}

export const bearerToken = ({ headers }: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? '')?.[1] ?? null

export function presentedToken(request: FastifyRequest, cookieName: string): string | null {
  if (request.headers.authorization !== undefined) return bearerToken(request)
  return readCookie(request.headers.cookie, cookieName)
}

export function readCookie(header: string | undefined, name: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const separator = pair.indexOf('=')
    if (pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim()
  }
  return null
}
