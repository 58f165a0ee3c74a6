import { type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError, invalid } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { countAttempt, refuseThrottled } from '../../../kernel/throttle/throttle.ts'
import { networkThrottle, type ThrottleKey, throttleOf } from '../../../kernel/throttle/throttle-key.ts'
import { requireOfferedMethod } from '../../identity/index.ts'
import { normaliseNationalId } from '../certificates/national-id.ts'
import { eidProvider } from '../provider/configured-provider.ts'
import type { Channel, EidPort, Flow, Prompt, Prompted } from '../provider/port.ts'
import { bindBrowser, newKeys, sealState } from './browser-binding.ts'
import { refusedBy } from './refusal.ts'
import { insertEidRequest } from './request-store.ts'

export type Wish = {
  national_id?: string
  phone?: string
  method?: Channel
  flow?: Flow
  tenant?: string
  invitation?: string
}

export type StartedRequest = {
  request_id: string
  verification_code: string | null
  device_link?: string
  device_links?: string[]
  expires_at: string
}

/** Who asks: nobody who is known yet, or a signed-in person who links their e-ID. */
export type Asker = { readonly reply: ReplyTools; readonly person_id: string | null }

/** How long a person has; the ring on the page runs down in this time. */
const REQUEST_SECONDS = 120
/** Links for a QR code, one a second, for as long as one poll may wait and a little more. */
export const LINKS_AT_ONCE = 30

/** Asks the person on their phone, and remembers it in a row: any process can go on with it. */
export async function startRequest(
  ctx: Context,
  wish: Wish,
  { reply, person_id }: Asker,
): Promise<StartedRequest> {
  const port = eidProvider(ctx)
  if (!port) throw new AppError(403, 'login_method_disabled')
  // Nobody's phone rings for a sign-in that the organisation would refuse.
  if (person_id === null) await requireOfferedMethod(ctx, 'eid', wish.tenant)
  const prompt = promptOf(ctx, port, { wish, isLink: person_id !== null })
  await limitPrompts(ctx, prompt)
  const prompted = await ask(ctx, port, prompt)
  const keys = newKeys()
  const { verification_code, pending } = prompted
  const { flow, channel, national_id } = prompt
  const invitation = wish.invitation ?? null
  const sealed = sealState(keys, { pending, verification_code, flow, channel, national_id, invitation })
  const expires_at = await inPlatform(ctx, 'ask the e-ID', tx =>
    insertEidRequest(tx, keys, { sealed, person_id, tenant: wish.tenant ?? null, seconds: REQUEST_SECONDS }),
  )
  bindBrowser(ctx, reply, keys)
  const device_links = flow === 'device_link' ? port.deviceLinks?.(pending, LINKS_AT_ONCE) : undefined
  return {
    request_id: keys.id,
    verification_code,
    ...(device_links && { device_link: device_links[0]!, device_links }),
    expires_at,
  }
}

async function ask(ctx: Context, port: EidPort, prompt: Prompt): Promise<Prompted> {
  try {
    return await port.prompt(prompt)
  } catch (error) {
    throw await refusedBy(ctx, error, prompt.national_id)
  }
}

function promptOf(ctx: Context, port: EidPort, { wish, isLink }: { wish: Wish; isLink: boolean }): Prompt {
  const national_id = wish.national_id === undefined ? null : normaliseNationalId(wish.national_id)
  if (wish.national_id !== undefined && national_id === null)
    throw invalid({ path: '/national_id', code: 'national_id' })
  const flow = wish.flow ?? (national_id === null ? 'device_link' : 'notification')
  if (!port.flows.includes(flow)) throw new AppError(422, 'eid_flow_unavailable')
  if (flow === 'notification' && national_id === null)
    throw invalid({ path: '/national_id', code: 'required' })
  if (port.needs_phone && !wish.phone) throw invalid({ path: '/phone', code: 'required' })
  const channel = wish.method ?? 'digital_signature'
  if (!port.channels.includes(channel)) throw new AppError(422, 'eid_channel_unavailable')
  const { translator, brand } = ctx.services
  const text = translator.text(ctx.language, isLink ? 'eid.prompt.link' : 'eid.prompt.sign_in', {
    brand: brand.texts[ctx.language].name,
  })
  return { national_id, phone: wish.phone?.replace(/[\s()-]/g, '') ?? null, flow, channel, text }
}

/**
 * Nobody's phone rings all night: prompts are counted for each person, and for each network. Counted first and judged by one more
 * than allowed, so that of many at once no more than the limit pass; a refused one counts as nothing.
 */
export async function limitPrompts(
  ctx: Context,
  { national_id }: Pick<Prompt, 'national_id'>,
): Promise<void> {
  const { EID_PROMPT_LIMIT, LOGIN_LIMIT_ADDRESS } = ctx.services.settings
  const throttles = [
    ...(EID_PROMPT_LIMIT && national_id !== null
      ? [throttleOf('e-ID prompt', national_id, EID_PROMPT_LIMIT)]
      : []),
    ...(LOGIN_LIMIT_ADDRESS ? networkThrottle(ctx, 'e-ID network', LOGIN_LIMIT_ADDRESS) : []),
  ]
  await inPlatform(ctx, 'ask the e-ID', async tx => {
    await countAttempt(tx, throttles)
    await refuseThrottled(tx, throttles.map(oneMore))
  })
}

const oneMore = ({ key, rate }: ThrottleKey): ThrottleKey => ({
  key,
  rate: { ...rate, count: rate.count + 1 },
})
