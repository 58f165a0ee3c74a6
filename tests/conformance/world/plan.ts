import type { Afterwards, GivenPerson } from '@tamga/core/testing'
import * as oidc from 'openid-client'
import type { Arrival, BrowserSession, Conduct } from './browser-session.ts'
import { type ProviderWorld, startProviderWorld } from './provider-world.ts'
import type { AuthorizationRequest, RelyingParty, SignedIn } from './relying-party.ts'

/** The modules of a certification plan in one response mode, with a client and a person to run them with. */
export type Plan = {
  world: ProviderWorld
  party: RelyingParty
  person: GivenPerson
  /** Signs the person in, in a new browser unless one is given. */
  signIn(params?: Record<string, string>, browser?: BrowserSession): Promise<SignedIn>
  /** Only to the answer at the redirect address, or to the page that tells why there is none. */
  ask(
    params?: Record<string, string>,
    browser?: BrowserSession,
    conduct?: Conduct,
  ): Promise<{ request: AuthorizationRequest; arrival: Arrival }>
  /** Whether the answer came the way that was asked for. */
  cameBack(arrival: Arrival): boolean
}

export type ResponseMode = 'default' | 'form_post'

export async function startPlan(t: Afterwards, mode: ResponseMode): Promise<Plan> {
  const world = await startProviderWorld(t)
  const [party, person] = await Promise.all([world.party(), world.member()])
  const inMode = (params: Record<string, string> = {}): Record<string, string> =>
    mode === 'form_post' ? { response_mode: 'form_post', ...params } : params
  return {
    world,
    party,
    person,
    signIn: (params, browser = world.browser()) => party.signIn(browser, inMode(params), { person }),
    async ask(params, browser = world.browser(), conduct = { person }) {
      const request = await party.request(inMode(params))
      return { request, arrival: await browser.open(request.url, conduct) }
    },
    cameBack: ({ url, request }) => (mode === 'form_post' ? request !== undefined : url !== undefined),
  }
}

export const userInfo = (
  { config }: RelyingParty,
  { tokens, claims }: SignedIn,
): Promise<oidc.UserInfoResponse> => oidc.fetchUserInfo(config, tokens.access_token, claims.sub)

/** The error of a token request, which openid-client throws. */
export async function refusalOf(work: Promise<unknown>): Promise<string> {
  const outcome = await work.then(
    () => 'accepted',
    (error: unknown) => error,
  )
  if (outcome instanceof oidc.ResponseBodyError) return outcome.error
  if (outcome instanceof oidc.WWWAuthenticateChallengeError)
    return outcome.cause[0]?.parameters.error ?? 'challenge'
  if (outcome instanceof Error) throw outcome
  return 'accepted'
}
