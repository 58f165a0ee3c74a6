import { type Context, inPlatform } from '../../../kernel/context.ts'
import type { PlatformTx } from '../../../kernel/database/transactions.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { eidProvider } from '../provider/configured-provider.ts'
import { type Channel, type Citizen, type EidPort, EidRefused } from '../provider/port.ts'
import { openState, readBinding, releaseBrowser, type SealedState } from './browser-binding.ts'
import { eidExpired, refusedBy } from './refusal.ts'
import { deleteEidRequest, type EidRequest, type RequestKeys, selectEidRequest } from './request-store.ts'
import { LINKS_AT_ONCE } from './start-request.ts'

export type PendingRequest = {
  status: 'pending'
  verification_code: string | null
  channel: Channel
  device_links?: string[]
  expires_at: string
}

/** Somebody was proven. The request ends in the transaction that uses the proof. */
export type Proven = {
  readonly citizen: Citizen
  readonly request: EidRequest
  readonly invitation: string | null
  /** Throws when another request of the same browser was faster. */
  consume(tx: PlatformTx): Promise<void>
}

type Found = { readonly keys: RequestKeys; readonly request: EidRequest; readonly state: SealedState }

/** Only the browser that began it, and for a link only the person who did. */
export async function findRequest(ctx: Context, id: string, personId: string | null): Promise<Found> {
  const keys = readBinding(ctx, id)
  const request = keys && (await inPlatform(ctx, 'ask the e-ID', tx => selectEidRequest(tx, keys, personId)))
  if (!keys || !request) throw eidExpired()
  return { keys, request, state: openState(keys, request.sealed) }
}

export function requireProvider(ctx: Context): EidPort {
  const port = eidProvider(ctx)
  if (!port) throw new AppError(403, 'login_method_disabled')
  return port
}

export type Waiting = {
  readonly reply: ReplyTools
  readonly person_id: string | null
  /** Seconds; 0 answers at once with what is known. */
  readonly seconds: number
}

/** Waits until the person has decided, or as long as the caller wants. */
export async function awaitRequest(
  ctx: Context,
  id: string,
  waiting: Waiting,
): Promise<PendingRequest | Proven> {
  const { keys, request, state } = await findRequest(ctx, id, waiting.person_id)
  const port = requireProvider(ctx)
  const citizen = waiting.seconds === 0 ? null : await poll(ctx, port, { ...waiting, keys, request, state })
  if (citizen) {
    const consume = async (tx: PlatformTx) => {
      if (!(await deleteEidRequest(tx, keys))) throw eidExpired()
    }
    return { citizen, request, consume, invitation: state.invitation }
  }
  return {
    status: 'pending',
    verification_code: state.verification_code,
    channel: state.channel,
    ...(state.flow === 'device_link' && {
      device_links: port.deviceLinks?.(state.pending, LINKS_AT_ONCE) ?? [],
    }),
    expires_at: request.expires_at,
  }
}

async function poll(
  ctx: Context,
  port: EidPort,
  { reply, seconds, keys, request, state }: Waiting & Found,
): Promise<Citizen | null> {
  const isOver = Date.parse(request.expires_at) <= Date.now()
  const milliseconds = isOver ? 0 : seconds * 1000
  try {
    const citizen = await reply.wait(keys.id, signal =>
      port.await(state.pending, { milliseconds, signal }).catch((error: unknown) => {
        // The caller left, or this process stops: the next poll goes on.
        if (signal.aborted) return null
        throw error
      }),
    )
    if (citizen === null && isOver) throw new EidRefused('timed_out')
    return citizen
  } catch (error) {
    const told = await refusedBy(ctx, error, state.national_id)
    if (error instanceof EidRefused) await endRequest(ctx, keys, reply)
    throw told
  }
}

async function endRequest(ctx: Context, keys: RequestKeys, reply: ReplyTools): Promise<void> {
  await inPlatform(ctx, 'ask the e-ID', tx => deleteEidRequest(tx, keys))
  releaseBrowser(ctx, reply, keys.id)
}

/** The person changed their mind at the browser; the phone's question runs out by itself. */
export async function cancelRequest(
  ctx: Context,
  id: string,
  { reply, person_id }: Pick<Waiting, 'reply' | 'person_id'>,
): Promise<void> {
  const { keys } = await findRequest(ctx, id, person_id)
  await endRequest(ctx, keys, reply)
}

/** Passes on the code of the text message. */
export async function sendOtp(ctx: Context, id: string, given: { code: string; person_id: string | null }) {
  const { state } = await findRequest(ctx, id, given.person_id)
  const port = requireProvider(ctx)
  if (state.channel !== 'mobile_otp' || !port.sendOtp) throw new AppError(409, 'wrong_state')
  let isRight: boolean
  try {
    isRight = await port.sendOtp(state.pending, given.code)
  } catch (error) {
    throw await refusedBy(ctx, error, state.national_id)
  }
  if (!isRight) throw new AppError(422, 'eid_code_wrong')
}
