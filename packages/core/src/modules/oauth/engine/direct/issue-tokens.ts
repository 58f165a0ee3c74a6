import type { Context } from '../../../../kernel/context.ts'
import { hashToken } from '../../../../kernel/crypto/token.ts'
import type { ClientUses, RegisteredClient } from '../../../clients/index.ts'
import { keepVerifiable } from '../../keys/process-keys.ts'
import { refreshTtl } from '../lifetimes.ts'
import { recordConcurrentReplay } from '../storage/end-family.ts'
import { type FoundToken, selectToken } from '../storage/token-store.ts'
import { type CommitWork, makeToken } from '../storage/unit-of-work.ts'
import type { Answer } from './forms.ts'
import type { SignIdToken } from './id-token.ts'
import { grantedScopes, isPlainOfPerson, OPAQUE } from './usable-token.ts'

/** What the direct endpoints of tokens need to issue any. */
export type Issuing = {
  readonly ctx: Context
  readonly commit: CommitWork
  readonly uses: ClientUses
  readonly sign: SignIdToken
}

/** A code or refresh token that was presented, as it is stored. */
export type Source = {
  readonly found: FoundToken
  readonly client: RegisteredClient
  /** Who presented it, for the record. */
  readonly context: () => Context
}

/** Undefined for one that is not the client's, not usable or more than plain: the engine judges it. */
export async function findSource(
  { ctx }: Issuing,
  value: string | undefined,
  { client, context }: Omit<Source, 'found'>,
): Promise<Source | undefined> {
  if (value === undefined || !OPAQUE.test(value)) return undefined
  const found = await selectToken(ctx.services.database, hashToken(value))
  const isOwn = found?.payload['clientId'] === client.client_id && found.client_version === client.version
  return isOwn && isPlainOfPerson(found) ? { found, client, context } : undefined
}

/** The fields that one token of a family hands on to the next. */
const inheritedBy = ({ found: { payload } }: Source, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.filter(name => payload[name] !== undefined).map(name => [name, payload[name]]))

const OF_ACCESS = ['accountId', 'sessionUid', 'sid', 'expiresWithSession']
const OF_REFRESH = [...OF_ACCESS, 'acr', 'amr', 'authTime', 'nonce', 'scope']

/** When refreshing began, and how often it happened; undefined where no refresh token is issued. */
export type Refreshing = { readonly iiat: number; readonly rotations: number } | undefined

export type Issue = {
  readonly source: Source
  readonly gty: string
  readonly refreshing: Refreshing
  readonly use: 'sign_ins' | 'refreshes'
}

/** An access token, an ID token and maybe a refresh token for the one that is spent, as the engine issues them. */
export async function issueTokens(issuing: Issuing, issue: Issue): Promise<Answer | undefined> {
  const { ctx, commit, uses, sign } = issuing
  const { source, use } = issue
  const { found, client } = source
  const access = accessTokenOf(issuing, issue)
  const refresh = refreshTokenOf(issuing, issue)
  const id_token = await sign(client.id_token_signed_response_alg, idTokenClaims(issuing, source))
  await keepVerifiable(ctx, ctx.services.settings.ID_TOKEN_TTL)
  const outcome = await commit({
    grant_id: found.grant_id!,
    consume: found.key.slice('\\x'.length),
    tokens: [access.token, ...(refresh ? [refresh.token] : [])],
  })
  if (outcome === 'spent') await recordConcurrentReplay({ ctx: source.context(), source: found })
  // The engine finds the family as it is now, and says what is wrong.
  if (outcome !== 'done') return undefined
  uses.note(client, use)
  const { iat, exp, scope } = access.token.payload as { iat: number; exp: number; scope: string }
  return {
    access_token: access.value,
    expires_in: exp - iat,
    id_token,
    refresh_token: refresh?.value,
    scope,
    token_type: 'Bearer',
  }
}

function accessTokenOf({ ctx }: Issuing, { source, gty }: Issue) {
  const { found, client } = source
  return makeToken('AccessToken', {
    client_id: client.client_id,
    ttl: client.access_ttl ?? ctx.services.settings.ACCESS_TTL,
    payload: {
      ...inheritedBy(source, OF_ACCESS),
      gty,
      scope: grantedScopes(found).join(' '),
      extra: { tenant: tenantOf(found) },
    },
  })
}

function refreshTokenOf({ ctx }: Issuing, { source, gty, refreshing }: Issue) {
  if (!refreshing) return undefined
  const { client } = source
  return makeToken('RefreshToken', {
    client_id: client.client_id,
    ttl: refreshTtl(ctx.services.settings, client, refreshing.iiat),
    payload: { ...inheritedBy(source, OF_REFRESH), gty, ...refreshing },
  })
}

const tenantOf = ({ tenant_id, tenant_slug }: FoundToken) => ({ id: tenant_id, slug: tenant_slug })

/** Those of `openid`: everything else is told by the userinfo endpoint (OpenID Connect Core §5.4). */
function idTokenClaims({ ctx }: Issuing, { found, client }: Source): Record<string, unknown> {
  const { PUBLIC_ORIGIN, ID_TOKEN_TTL } = ctx.services.settings
  const { accountId, acr, amr, authTime, nonce, sid } = found.payload
  const iat = Math.floor(Date.now() / 1000)
  return {
    sub: accountId,
    tenant: tenantOf(found),
    acr,
    amr,
    auth_time: authTime,
    nonce,
    sid,
    aud: client.client_id,
    exp: iat + ID_TOKEN_TTL,
    iat,
    iss: PUBLIC_ORIGIN,
  }
}
