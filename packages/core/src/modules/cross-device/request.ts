import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { type Context, inPlatform } from '../../kernel/context.ts'
import { newToken } from '../../kernel/crypto/token.ts'
import { attemptCookieName } from '../../kernel/http/cookies.ts'
import { AppError } from '../../kernel/http/problem.ts'
import type { ReplyTools } from '../../kernel/http/route-definition.ts'
import { countAttempt, refuseThrottled } from '../../kernel/throttle/throttle.ts'
import { networkThrottle } from '../../kernel/throttle/throttle-key.ts'
import {
  type Entered,
  endPreviousSession,
  enter,
  findPreviousSession,
  isSessionLive,
  recordRefusedNetwork,
  requireReplaceable,
  selectSessionPasskey,
} from '../identity/index.ts'
import { selectPerson } from '../tenancy/index.ts'
import {
  type CrossDeviceRequest,
  deleteCrossDeviceRequest,
  insertCrossDeviceRequest,
  type RequestKeys,
  selectCrossDeviceRequest,
} from './store.ts'

const SECONDS = 180
const STARTS = { count: 20, seconds: 60 }
const POLL_MS = 1000

export const requestEnded = () => new AppError(409, 'cross_device_ended')

const cookieName = (ctx: Context, id: string): string => attemptCookieName(ctx.services.settings, 'xd', id)
const PATH = '/api/v1/auth/cross-device'

function readKeys(ctx: Context, id: string): RequestKeys {
  const browser = ctx.cookie(cookieName(ctx, id))
  if (!browser) throw requestEnded()
  return { id, browser }
}

/** Three different numbers of two digits; the browser shows one of them. */
function drawNumbers(): { number: number; numbers: number[] } {
  const drawn = new Set<number>()
  while (drawn.size < 3) drawn.add(randomInt(10, 100))
  const numbers = [...drawn]
  return { numbers, number: numbers[randomInt(numbers.length)]! }
}

export async function startCrossDevice(ctx: Context, given: { tenant?: string }, reply: ReplyTools) {
  const keys = { id: newToken(), browser: newToken() }
  const code = newToken()
  const { number, numbers } = drawNumbers()
  const throttles = networkThrottle(ctx, 'cross-device', STARTS)
  const expires_at = await inPlatform(ctx, 'sign in from another device', async tx => {
    await refuseThrottled(tx, throttles)
    await countAttempt(tx, throttles)
    const { ip, user_agent } = ctx
    const request = { code, number, numbers, tenant: given.tenant ?? null, ip, user_agent, seconds: SECONDS }
    return insertCrossDeviceRequest(tx, keys, request)
  })
  reply.cookie(cookieName(ctx, keys.id), keys.browser, { maxAge: SECONDS, path: PATH })
  reply.status(201)
  const link = `${ctx.services.settings.PUBLIC_ORIGIN}/let-in?code=${code}`
  return { request_id: keys.id, link, number, expires_at }
}

export type Waiting = { readonly seconds: number; readonly replaces: boolean; readonly reply: ReplyTools }

/** Waits for the decision. The session begins as strong as the one that it was allowed from, and only while that one lives. */
export async function awaitCrossDevice(
  ctx: Context,
  id: string,
  { seconds, replaces, reply }: Waiting,
): Promise<Entered | { status: 'pending'; expires_at: string }> {
  const keys = readKeys(ctx, id)
  const request = await reply.wait(id, signal => pollDecision(ctx, keys, { seconds, signal }))
  if (!request) throw requestEnded()
  if (request.decision === null) return { status: 'pending', expires_at: request.expires_at }
  if (request.decision === 'denied') {
    await endCrossDevice(ctx, id, reply)
    throw new AppError(403, 'cross_device_denied')
  }
  const previous = await findPreviousSession(ctx)
  requireReplaceable(previous, request.person_id, replaces)
  const entered = await enterAs(ctx, keys, request)
  reply.cookie(cookieName(ctx, id), '', { maxAge: 0, path: PATH })
  if (previous && 'session' in entered) await endPreviousSession(ctx, previous)
  return entered
}

const readRequest = (ctx: Context, keys: RequestKeys) =>
  inPlatform(ctx, 'sign in from another device', tx => selectCrossDeviceRequest(tx, keys))

async function pollDecision(
  ctx: Context,
  keys: RequestKeys,
  { seconds, signal }: { seconds: number; signal: AbortSignal },
): Promise<CrossDeviceRequest | undefined> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    const request = await readRequest(ctx, keys)
    const isDone = !request || request.decision !== null || Date.now() + POLL_MS > end || signal.aborted
    if (isDone) return request
    await setTimeout(POLL_MS, undefined, { signal }).catch(() => undefined)
  }
}

function enterAs(ctx: Context, keys: RequestKeys, request: CrossDeviceRequest): Promise<Entered> {
  const { person_id, session_id, auth_methods, acr, tenant } = request
  return recordRefusedNetwork(ctx, () =>
    inPlatform(ctx, 'sign in from another device', async tx => {
      if (!(await deleteCrossDeviceRequest(tx, keys))) throw requestEnded()
      const person = await selectPerson(tx, person_id!)
      if (!person || !(await isSessionLive(tx, session_id!))) throw requestEnded()
      const passkey = await selectSessionPasskey(tx, session_id!)
      const proof = { auth_methods: auth_methods!, acr: acr!, ...(passkey && { passkey }) }
      return enter(tx, ctx, { ...proof, person, ...(tenant !== null && { tenant }) })
    }),
  )
}

export async function endCrossDevice(ctx: Context, id: string, reply: ReplyTools): Promise<void> {
  const keys = readKeys(ctx, id)
  await inPlatform(ctx, 'sign in from another device', tx => deleteCrossDeviceRequest(tx, keys))
  reply.cookie(cookieName(ctx, id), '', { maxAge: 0, path: PATH })
}
