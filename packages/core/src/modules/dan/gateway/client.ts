import type { Context } from '../../../kernel/context.ts'
import type { OutboundResponse } from '../../../kernel/outbound/message.ts'
import { OutboundError } from '../../../kernel/outbound/outbound-error.ts'
import type { Settings } from '../../../kernel/settings/all-settings.ts'
import { type GatewayCitizen, readCitizen, WANTED } from './citizen-answer.ts'
import { GatewayRefused, GatewayUnavailable } from './gateway-error.ts'

export const isGatewayConfigured = ({ DAN_LOGIN, DAN_CLIENT_ID }: Settings): boolean =>
  DAN_LOGIN && DAN_CLIENT_ID !== undefined

const baseOf = ({ DAN_BASE_URL }: Settings): string => DAN_BASE_URL.replace(/\/+$/, '')

export const callbackOf = ({ PUBLIC_ORIGIN }: Settings): string =>
  new URL('/api/v1/auth/dan/callback', PUBLIC_ORIGIN).href

/** Where the person says who they are. What we ask for is data of the citizen's card, as base64 of JSON. */
export function authorizeUrl({ services: { settings } }: Context, state: string): string {
  const scope = Buffer.from(JSON.stringify([WANTED]), 'utf8').toString('base64')
  const url = new URL(settings.DAN_AUTHORIZE_URL ?? `${baseOf(settings)}/oauth2/authorize`)
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: settings.DAN_CLIENT_ID!,
    redirect_uri: callbackOf(settings),
    scope,
    state,
  }).toString()
  return url.href
}

/**
 * From the code to the citizen, from server to server: nothing of it passes the browser. The gateway has neither PKCE nor signed
 * answers, so who this is rests on TLS, the code and our secret.
 */
export async function redeemCode(ctx: Context, code: string): Promise<GatewayCitizen> {
  const { settings } = ctx.services
  const answer = await call(ctx, '/oauth2/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: callbackOf(settings),
      client_id: settings.DAN_CLIENT_ID!,
      client_secret: settings.DAN_CLIENT_SECRET!,
    }).toString(),
  })
  const { access_token } = (jsonOf(answer) ?? {}) as { access_token?: unknown }
  if (typeof access_token !== 'string' || !/^[\x21-\x7e]{1,4096}$/.test(access_token))
    throw new GatewayRefused('answer_malformed')
  const data = await call(ctx, '/oauth2/api/v1/service', {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}`, accept: 'application/json' },
  })
  return readCitizen(jsonOf(data))
}

type Call = { readonly method: string; readonly headers: Record<string, string>; readonly body?: string }

async function call({ services }: Context, path: string, request: Call): Promise<OutboundResponse> {
  let answer: OutboundResponse
  try {
    const url = `${baseOf(services.settings)}${path}`
    // The answer may carry the picture of a citizen's card.
    answer = await services.governmentOutbound.of('dan').request({ url, maxBytes: 4_000_000, ...request })
  } catch (error) {
    if (error instanceof OutboundError) throw new GatewayUnavailable(error.reason)
    throw error
  }
  if (answer.status === 200) return answer
  if (answer.status >= 500) throw new GatewayUnavailable(`status ${answer.status}`)
  throw new GatewayRefused('code_refused')
}

function jsonOf(answer: OutboundResponse): unknown {
  try {
    return answer.json()
  } catch {
    throw new GatewayRefused('answer_malformed')
  }
}
