import { type Acr, type Context, inPlatform } from '../../../kernel/context.ts'
import { AppError } from '../../../kernel/http/problem.ts'
import type { ReplyTools } from '../../../kernel/http/route-definition.ts'
import { enterAsCitizen, linkCitizen, noteRefusal, type ProvenIdentity } from '../../eid/index.ts'
import { withEntranceCookie } from '../../identity/index.ts'
import { factorPage, loginPage } from '../../sso/index.ts'
import type { GatewayCitizen } from '../gateway/citizen-answer.ts'
import { isGatewayConfigured, redeemCode } from '../gateway/client.ts'
import { GatewayRefused, GatewayUnavailable } from '../gateway/gateway-error.ts'
import { deleteGatewayAttempt, type GatewayAttempt, type GatewayKeys } from './attempt-store.ts'
import { COOKIE_PATH, cookieName } from './start.ts'

export type CallbackQuery = Readonly<Record<string, unknown>>

/** Answers with where the browser goes. Whatever comes without an attempt of this very browser is not looked at. */
export async function finishGatewaySignIn(
  ctx: Context,
  query: CallbackQuery,
  reply: ReplyTools,
): Promise<string> {
  const keys = takeBinding(ctx, query['state'], reply)
  const attempt =
    keys && (await inPlatform(ctx, 'sign in through the gateway', tx => deleteGatewayAttempt(tx, keys)))
  if (!attempt) return loginPage('dan_expired', '/')
  try {
    const citizen = await findCitizen(ctx, query)
    return await goOn(ctx, { attempt, citizen }, reply)
  } catch (error) {
    return pageOf(attempt, await codeOf(ctx, error))
  }
}

function takeBinding(ctx: Context, state: unknown, reply: ReplyTools): GatewayKeys | undefined {
  if (typeof state !== 'string') return undefined
  const name = cookieName(ctx, state)
  const browser = ctx.cookie(name)
  if (!browser) return undefined
  reply.cookie(name, '', { maxAge: 0, path: COOKIE_PATH })
  return { state, browser }
}

async function findCitizen(ctx: Context, { code, error }: CallbackQuery): Promise<GatewayCitizen> {
  if (!isGatewayConfigured(ctx.services.settings)) throw new GatewayUnavailable('off')
  if (error !== undefined) throw new GatewayRefused('denied')
  if (typeof code !== 'string' || code === '') throw new GatewayRefused('answer_malformed')
  return redeemCode(ctx, code)
}

type Proof = { readonly attempt: GatewayAttempt; readonly citizen: GatewayCitizen }

/** A signed-in person links; everybody else signs in. */
async function goOn(ctx: Context, { attempt, citizen }: Proof, reply: ReplyTools): Promise<string> {
  const { return_to, tenant, replaces, person_id } = attempt
  const identity = identityOf(citizen)
  const names = { given_name: citizen.given_name, family_name: citizen.family_name }
  if (person_id !== null) {
    await linkCitizen(ctx, person_id, { identity, ...names })
    return return_to
  }
  const entered = await enterAsCitizen(ctx, {
    identity,
    ...names,
    acr: acrOf(ctx, citizen),
    tenant: tenant ?? undefined,
    replaces,
    // The attempt was used when the browser came back.
    consume: async () => {},
  })
  const answer = withEntranceCookie(ctx, reply, entered)
  return 'mfa' in answer ? factorPage(answer.mfa, return_to) : return_to
}

const identityOf = ({ registration_number, civil_id }: GatewayCitizen): ProvenIdentity => ({
  source: 'dan',
  subject: registration_number,
  registration_number,
  civil_id,
  level: null,
})

/** What a login type stands for is not published: the operator says which of them are strong. */
const acrOf = ({ services }: Context, { login_type }: GatewayCitizen): Acr =>
  login_type !== null && services.settings.DAN_STRONG_LOGIN_TYPES.includes(login_type) ? 'acr:2' : 'acr:1'

/** Only a stable code reaches the page. */
async function codeOf(ctx: Context, error: unknown): Promise<string> {
  if (error instanceof GatewayUnavailable) {
    ctx.services.log.warn(
      { request_id: ctx.request_id, reason: error.message },
      'the gateway cannot be asked',
    )
    return 'dan_unavailable'
  }
  if (error instanceof GatewayRefused) {
    await noteRefusal(ctx, { source: 'dan', reason: error.reason, national_id: null })
    return 'dan_failed'
  }
  if (error instanceof AppError && error.status < 500) return error.code
  throw error
}

/** Who links an account goes back to their account page; the reason why it failed is in its address. */
function pageOf({ person_id, return_to }: GatewayAttempt, code: string): string {
  if (person_id === null) return loginPage(code, return_to)
  return `${return_to}${return_to.includes('?') ? '&' : '?'}error=${code}`
}
