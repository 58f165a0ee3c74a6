import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../../kernel/context.ts'
import { hashToken, newToken } from '../../../../kernel/crypto/token.ts'
import { uuidv7 } from '../../../../kernel/crypto/uuid.ts'
import { readCookie, sessionCookieName } from '../../../../kernel/http/cookies.ts'
import { escapeHtml } from '../../../../kernel/http/pages/escape-html.ts'
import type { Identity } from '../../../../kernel/http/steps/identify.ts'
import { selectIdentity } from '../../../../kernel/http/steps/identity-store.ts'
import { NATIONAL_IDENTIFIERS } from '../../../clients/index.ts'
import { agreedWith, isActiveMember, needsNewSignIn } from '../flow/authorisation.ts'
import { isStrongEnough, requiredAcr } from '../flow/strength.ts'
import { createSameTurn } from '../speed/same-turn.ts'
import { newFamily } from '../storage/grants.ts'
import { type MemberAccess, selectMemberAccess } from '../storage/member-access-store.ts'
import { sessionPayload } from '../storage/session-view.ts'
import type { CommitWork, NewToken } from '../storage/unit-of-work.ts'
import type { DirectAnswer, DirectEndpoint } from './direct-answers.ts'
import type { KnownClient } from './forms.ts'
import { type PlainAuthorisation, readAuthorisation } from './plain-authorisation.ts'

type Parts = { readonly ctx: Context; readonly commit: CommitWork; readonly known: KnownClient }

/** Who asks, for what. */
type Visit = { readonly identity: Identity; readonly asked: PlainAuthorisation }

/** A code for a person whose session is enough for what the application asks for, and who has nothing to choose. */
export function createAuthorisation({ ctx, commit, known }: Parts): DirectEndpoint {
  const { database, settings } = ctx.services
  const cookie = sessionCookieName(settings)
  const sameTurn = createSameTurn()

  async function findVisit(token: string, asked: PlainAuthorisation): Promise<Visit | undefined> {
    await sameTurn()
    const { client } = asked
    const identity = await selectIdentity(database, hashToken(token))
    // A tenant other than that of the session looks at the network that the person comes from.
    if (identity?.tenant_id !== client.tenant_id) return undefined
    const key = `${identity.person_id} ${client.tenant_id} ${client.client_id}`
    const access = await selectMemberAccess(database, key)
    return isActiveMember(access) && isEnough({ identity, asked }, access) ? { identity, asked } : undefined
  }

  async function answer(token: string, asked: PlainAuthorisation): Promise<DirectAnswer | undefined> {
    const visit = await findVisit(token, asked)
    if (!visit) return undefined
    const code = newToken()
    const outcome = await commit({
      grant_id: uuidv7(),
      grant: newFamily(ctx, {
        ...visit,
        client: asked.client,
        tenant_id: asked.client.tenant_id,
        offline: asked.scopes.includes('offline_access'),
        payload: grantOf(visit),
      }),
      tokens: [codeOf(visit, code, settings.CODE_TTL)],
      clients: { [asked.client.client_id]: asked.client.version },
    })
    return outcome === 'done' ? redirectTo(asked, code, settings.PUBLIC_ORIGIN) : undefined
  }

  return request => {
    const token = readCookie(request.headers.cookie, cookie)
    const asked = token && takesHtml(request) ? readAuthorisation(request.url, known, settings) : undefined
    return token && asked ? answer(token, asked) : undefined
  }
}

/** As the engine tells a browser from a program. */
const takesHtml = ({ headers: { accept } }: FastifyRequest): boolean =>
  accept === undefined || /(?:^|,) ?(?:text\/html|\*\/\*)(?:$|[,;])/.test(accept)

/** As the engine would judge it, only that it would ask the person where this says no. */
function isEnough({ identity, asked: { client, scopes } }: Visit, access: MemberAccess): boolean {
  const agreed = agreedWith(client, access).scopes
  return (
    access.is_in_audience &&
    !needsNewSignIn(identity, access) &&
    isStrongEnough(identity, access, requiredAcr(client, access)) &&
    !agreed.includes(NATIONAL_IDENTIFIERS) &&
    (client.first_party || scopes.every(scope => agreed.includes(scope)))
  )
}

const now = (): number => Math.floor(Date.now() / 1000)

/** As the engine keeps it, like the code below. */
const grantOf = ({ identity, asked }: Visit): Record<string, unknown> => ({
  iat: now(),
  accountId: identity.person_id,
  clientId: asked.client.client_id,
  openid: { scope: asked.scopes.join(' '), claims: [] },
  acr: identity.acr,
})

function codeOf({ identity, asked }: Visit, value: string, ttl: number): NewToken {
  const { accountId, acr, amr, loginTs, uid } = sessionPayload('', identity)
  const { client_id } = asked.client
  const iat = now()
  return {
    id: hashToken(value).toString('hex'),
    model: 'AuthorizationCode',
    client_id,
    expires_at: iat + ttl,
    payload: {
      iat,
      exp: iat + ttl,
      kind: 'AuthorizationCode',
      accountId,
      acr,
      amr,
      authTime: loginTs,
      clientId: client_id,
      codeChallenge: asked.code_challenge,
      codeChallengeMethod: 'S256',
      nonce: asked.nonce,
      redirectUri: asked.redirect_uri,
      scope: asked.scopes.join(' '),
      sessionUid: uid,
      sid: uid,
    },
  }
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
