import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ClientUses } from '../../clients/index.ts'
import { registrationOf } from './clients.ts'
import { tellReplay } from './end-family.ts'
import { familyOf } from './grants.ts'
import { type EngineRequest, requestOf } from './request.ts'
import { tellFault } from './tell-fault.ts'
import type { CommitWork } from './unit-of-work.ts'

type Next = () => Promise<unknown>

/** Writes what the engine decided, before the answer leaves: a token that could not be kept is never handed out. */
export function finishRequest(commit: CommitWork, uses: ClientUses) {
  return async (ctx: KoaContextWithOIDC, next: Next): Promise<void> => {
    await next()
    withoutSessionCookie(ctx)
    const request = requestOf(ctx.req)
    if (ctx.status < 400 && request.work.tokens.length > 0) await writeOrTell(ctx, request, commit)
    else if (request.fault !== undefined && ctx.status >= 500) tellFault(ctx, request.fault)
    if (ctx.oidc?.route === 'token' && ctx.oidc.client) countUse(ctx, request, uses)
  }
}

function countUse(ctx: KoaContextWithOIDC, { source }: EngineRequest, uses: ClientUses): void {
  const use = source?.model === 'RefreshToken' ? 'refreshes' : source ? 'sign_ins' : 'client_credentials'
  uses.note(registrationOf(ctx.oidc.client!), ctx.status < 400 ? use : 'failures')
}

async function writeOrTell(
  ctx: KoaContextWithOIDC,
  request: EngineRequest,
  commit: CommitWork,
): Promise<void> {
  try {
    await write(ctx, request, commit)
  } catch (fault) {
    ctx.oidc.provider.emit('server_error', ctx, fault as Error)
    tellFault(ctx, fault)
  }
}

async function write(ctx: KoaContextWithOIDC, request: EngineRequest, commit: CommitWork): Promise<void> {
  const { work } = request
  const isNew = work.grant_id !== undefined && request.source === undefined && request.identity !== undefined
  const answer = await commit(isNew ? { ...work, grant: familyOf(ctx, work.grant_id!) } : work)
  if (answer === 'done') return
  if (answer === 'spent') await tellReplay(request)
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
