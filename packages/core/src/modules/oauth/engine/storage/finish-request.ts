import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ClientUses } from '../../../clients/index.ts'
import { keepVerifiable } from '../../keys/process-keys.ts'
import { registrationOf } from '../clients/clients.ts'
import { answerStructured, keepStructured, requireAuthenticated } from '../flow/introspection.ts'
import { answerBusy, answerFault } from '../pages/fault-answer.ts'
import { type EngineRequest, requestOf } from '../request.ts'
import { recordConcurrentReplay } from './end-family.ts'
import { recordForeignKey } from './foreign-key.ts'
import { familyOf } from './grants.ts'
import type { CommitWork } from './unit-of-work.ts'

type Next = () => Promise<unknown>

/** Writes what the engine decided, before the answer leaves: a token that could not be kept is never handed out. */
export function finishRequest(commit: CommitWork, uses: ClientUses) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    await next()
    withoutSessionCookie(ctx)
    withoutNullOrigin(ctx)
    requireAuthenticated(ctx)
    refuseTwice(ctx)
    // RFC 6749 §5.1 wants both, for caches that know no other.
    if (ctx.oidc?.route === 'token') ctx.set('pragma', 'no-cache')
    const request = requestOf(ctx)
    await settle(ctx, request, commit)
    if (request.isForeignKey) await recordForeignKey(request)
    if (request.fault !== undefined && ctx.status >= 500) answerFault(ctx, request.fault)
    if (ctx.oidc?.route === 'token' && ctx.oidc.client && !isWaiting(ctx)) countUse(ctx, request, uses)
  }
}

const errorOf = ({ body }: KoaContextWithOIDC): string | undefined =>
  (body as { error?: string } | null)?.error

/** RFC 6749 §3.2: also what the engine has no use for. Nothing is written yet; `resource` may repeat (RFC 8707 §2). */
function refuseTwice(ctx: KoaContextWithOIDC): void {
  if (ctx.oidc?.route !== 'token' || ctx.status >= 400) return
  const given = Object.entries(ctx.oidc.body ?? {})
  if (!given.some(([name, value]) => Array.isArray(value) && name !== 'resource')) return
  ctx.status = 400
  ctx.body = { error: 'invalid_request', error_description: 'a parameter was given twice' }
}

/** A device that polls has neither failed nor signed anybody in yet (RFC 8628 §3.5). */
function isWaiting(ctx: KoaContextWithOIDC): boolean {
  const error = errorOf(ctx)
  return error === 'authorization_pending' || error === 'slow_down'
}

function countUse(ctx: KoaContextWithOIDC, { source }: EngineRequest, uses: ClientUses): void {
  const use = source?.model === 'RefreshToken' ? 'refreshes' : source ? 'sign_ins' : 'client_credentials'
  uses.note(registrationOf(ctx.oidc.client!), ctx.status < 400 ? use : 'failures')
}

const SIGNING_ROUTES: ReadonlySet<unknown> = new Set(['token', 'userinfo', 'introspection'])

/** Of whatever may be signed in an answer, in seconds. */
function longestLife({ oidc }: KoaContextWithOIDC, { ctx: { services } }: EngineRequest): number {
  const { ID_TOKEN_TTL, ACCESS_TTL } = services.settings
  const access = oidc?.client && registrationOf(oidc.client).access_ttl
  const resources = Object.values(oidc?.resourceServers ?? {}).map(({ accessTokenTTL = 0 }) => accessTokenTTL)
  return Math.max(ID_TOKEN_TTL, access ?? ACCESS_TTL, ...resources)
}

/** Nothing leaves before it is written. */
async function settle(ctx: KoaContextWithOIDC, request: EngineRequest, commit: CommitWork): Promise<void> {
  try {
    if (ctx.status < 400 && SIGNING_ROUTES.has(ctx.oidc?.route))
      await keepVerifiable(request.ctx, longestLife(ctx, request))
    await answerStructured(ctx, request)
    keepStructured(ctx, request)
    if (ctx.status < 400 && request.work.tokens.length > 0) await write(ctx, request, commit)
  } catch (fault) {
    ctx.oidc.provider.emit('server_error', ctx, fault as Error)
    answerFault(ctx, fault)
  }
}

async function write(ctx: KoaContextWithOIDC, request: EngineRequest, commit: CommitWork): Promise<void> {
  const { work } = request
  const isNew = work.grant_id !== undefined && request.source === undefined && request.identity !== undefined
  const answer = await commit(isNew ? { ...work, grant: familyOf(ctx, work.grant_id!) } : work)
  if (answer === 'done') return
  if (answer === 'busy') {
    answerBusy(ctx)
    return
  }
  if (answer === 'spent') await recordConcurrentReplay(request)
  ctx.remove('location')
  ctx.status = 400
  ctx.body = { error: 'invalid_grant', error_description: 'grant request is invalid' }
}

/** The platform sets its cookie itself, at sign-in. */
function withoutSessionCookie(ctx: KoaContextWithOIDC): void {
  const name = `${ctx.oidc?.provider.cookieName('session') ?? ''}=`
  const cookies = [ctx.response.get('set-cookie') ?? []].flat()
  const kept = cookies.filter(cookie => !cookie.startsWith(name))
  if (kept.length === cookies.length) return
  if (kept.length > 0) ctx.set('set-cookie', kept)
  else ctx.remove('set-cookie')
}

/** A sandboxed page has the origin `null`, as has every other one: nothing is said to them (Fetch §3.2.5). */
function withoutNullOrigin(ctx: KoaContextWithOIDC): void {
  if (ctx.response.get('access-control-allow-origin') === 'null') ctx.remove('access-control-allow-origin')
}
