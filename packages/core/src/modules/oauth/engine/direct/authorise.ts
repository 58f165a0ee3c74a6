import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../../kernel/context.ts'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../../kernel/crypto/uuid.ts'
import { readCookie, sessionCookieName } from '../../../../kernel/http/cookies.ts'
import { updateSessionUsed } from '../../../../kernel/http/identity/identity-store.ts'
import { escapeHtml } from '../../../../kernel/http/pages/escape-html.ts'
import { NATIONAL_IDENTIFIERS } from '../../../clients/index.ts'
import { agreedWith, isActiveMember, needsNewSignIn } from '../flow/authorisation.ts'
import { isStrongEnough, requiredAcr } from '../flow/strength.ts'
import { createSameTurn } from '../speed/same-turn.ts'
import { newFamily } from '../storage/grants.ts'
import { sessionPayload } from '../storage/session-view.ts'
import { type CommitWork, makeToken } from '../storage/unit-of-work.ts'
import type { DirectAnswer, DirectEndpoint } from './direct-answers.ts'
import type { KnownClient } from './forms.ts'
import { type PlainAuthorisation, readAuthorisation } from './plain-authorisation.ts'
import { selectVisit, type Visit } from './visit-store.ts'

type Parts = { readonly ctx: Context; readonly commit: CommitWork; readonly known: KnownClient }

/** A code for a person whose session is enough for what the application asks for, and who has nothing to choose. */
export function createAuthorisation({ ctx, commit, known }: Parts): DirectEndpoint {
  const { database, settings } = ctx.services
  const cookie = sessionCookieName(settings)
  const sameTurn = createSameTurn()

  async function answer(token: string, asked: PlainAuthorisation): Promise<DirectAnswer | undefined> {
    const { client, scopes } = asked
    await sameTurn()
    const visit = await selectVisit(database, hashToken(token), client.client_id)
    if (!visit || !isEnough(visit, asked)) return undefined
    if (visit.is_slide_due) await updateSessionUsed(database, visit)
    const { value: code, token: stored } = codeOf(visit, asked, settings.CODE_TTL)
    const outcome = await commit({
      grant_id: uuidv7(),
      grant: newFamily(ctx, {
        identity: visit,
        client,
        tenant_id: visit.tenant_id,
        offline: scopes.includes('offline_access'),
        payload: grantOf(visit, asked),
      }),
      tokens: [stored],
    })
    return outcome === 'done' ? redirectTo(asked, code, settings.PUBLIC_ORIGIN) : undefined
  }

  return request => {
    const token = readCookie(request.headers.cookie, cookie)
    const asked = token && takesHtml(request) ? readAuthorisation(request.url, known, settings) : undefined
    return token && asked ? answer(token, asked) : undefined
  }
}

/** Of browsers, and of programs that take anything: others are told the address in plain text. */
const takesHtml = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || /^(?:text\/html(?:,|$)|\*\/\*$)/.test(accept)

/** As the engine would judge it, only that it would ask the person where this says no. */
function isEnough(visit: Visit, { client, scopes }: PlainAuthorisation): boolean {
  const agreed = agreedWith(client, visit).scopes
  return (
    visit.client_version === client.version &&
    // A tenant other than that of the session looks at the network that the person comes from.
    visit.tenant_id === client.tenant_id &&
    isActiveMember(visit) &&
    visit.is_in_audience &&
    !needsNewSignIn(visit, visit) &&
    isStrongEnough(visit, visit, requiredAcr(client, visit)) &&
    !agreed.includes(NATIONAL_IDENTIFIERS) &&
    (client.first_party || scopes.every(scope => agreed.includes(scope)))
  )
}

/** As the engine keeps it, like the code below. */
const grantOf = (visit: Visit, { client, scopes }: PlainAuthorisation): Record<string, unknown> => ({
  iat: Math.floor(Date.now() / 1000),
  accountId: visit.person_id,
  clientId: client.client_id,
  openid: { scope: scopes.join(' '), claims: [] },
  acr: visit.acr,
})

function codeOf(visit: Visit, asked: PlainAuthorisation, ttl: number) {
  const { accountId, acr, amr, loginTs, uid } = sessionPayload('', visit)
  return makeToken('AuthorizationCode', {
    client_id: asked.client.client_id,
    ttl,
    payload: {
      accountId,
      acr,
      amr,
      authTime: loginTs,
      codeChallenge: asked.code_challenge,
      codeChallengeMethod: 'S256',
      nonce: asked.nonce,
      redirectUri: asked.redirect_uri,
      scope: asked.scopes.join(' '),
      sessionUid: uid,
      sid: uid,
    },
  })
}

/** RFC 6749 §4.1.2 and RFC 9207. */
function redirectTo({ redirect_uri, state }: PlainAuthorisation, code: string, iss: string): DirectAnswer {
  const address = new URL(redirect_uri)
  const given = { code, ...(state !== undefined && { state }), iss }
  for (const [name, value] of Object.entries(given)) address.searchParams.set(name, value)
  return {
    status: 303,
    headers: { location: address.href, 'content-type': 'text/html; charset=utf-8' },
    text: `Redirecting to ${escapeHtml(address.href)}.`,
  }
}
