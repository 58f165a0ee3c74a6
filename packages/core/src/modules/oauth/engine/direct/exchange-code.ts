import { hash } from 'node:crypto'
import type { DirectForm } from './forms.ts'
import { findSource, type Issuing, issueTokens, type Source } from './issue-tokens.ts'
import { hasOnly, type PlainRequest } from './plain-request.ts'
import { scopesOf } from './usable-token.ts'

const GRANT = 'authorization_code'
const FIELDS: ReadonlySet<string> = new Set([
  'grant_type',
  'code',
  'redirect_uri',
  'code_verifier',
  'client_id',
  'client_secret',
])

/** RFC 7636 §4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/

/** RFC 6749 §4.1.3: tokens for a code. */
export const createCodeExchange = (issuing: Issuing): DirectForm => ({
  isFor: ({ fields }) =>
    fields['grant_type'] === GRANT && VERIFIER.test(fields['code_verifier'] ?? '') && hasOnly(fields, FIELDS),
  async answer({ fields }, client, context) {
    if (!client.grant_types.includes(GRANT)) return undefined
    const source = await findSource(issuing, fields['code'], { client, context })
    if (!source || !isCodeFor(source, fields)) return undefined
    const iiat = Math.floor(Date.now() / 1000)
    const refreshing = isRefreshable(source) ? { iiat, rotations: 0 } : undefined
    return issueTokens(issuing, { source, gty: GRANT, refreshing, use: 'sign_ins' })
  },
  headers: { pragma: 'no-cache' },
  failed: client => issuing.uses.note(client, 'failures'),
})

/** Asked for from the same address, by whoever made the challenge. */
function isCodeFor({ found: { model, payload } }: Source, fields: PlainRequest['fields']): boolean {
  const challenge = hash('sha256', fields['code_verifier']!, 'base64url')
  return (
    model === 'AuthorizationCode' &&
    payload['redirectUri'] === fields['redirect_uri'] &&
    payload['codeChallengeMethod'] === 'S256' &&
    payload['codeChallenge'] === challenge
  )
}

const isRefreshable = ({ client, found }: Source): boolean =>
  client.grant_types.includes('refresh_token') && scopesOf(found).includes('offline_access')
