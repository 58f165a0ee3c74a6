import type { DirectForm } from './forms.ts'
import { findSource, type Issuing, issueTokens } from './issue-tokens.ts'
import { hasOnly } from './plain-request.ts'

const GRANT = 'refresh_token'
const FIELDS: ReadonlySet<string> = new Set(['grant_type', 'refresh_token', 'client_id', 'client_secret'])

/** RFC 6749 §6, for all scopes of the refresh token, which is spent. */
export const createRefresh = (issuing: Issuing): DirectForm => ({
  isFor: ({ fields }) => fields['grant_type'] === GRANT && hasOnly(fields, FIELDS),
  async answer({ fields }, client, context) {
    if (!client.grant_types.includes(GRANT)) return undefined
    const source = await findSource(issuing, fields['refresh_token'], { client, context })
    if (source?.found.model !== 'RefreshToken' || !isCounted(source.found.payload)) return undefined
    const { gty, iiat, rotations } = source.found.payload
    return issueTokens(issuing, {
      source,
      gty: gty.endsWith(GRANT) ? gty : `${gty} ${GRANT}`,
      refreshing: { iiat, rotations: rotations + 1 },
      use: 'refreshes',
    })
  },
  headers: { pragma: 'no-cache' },
  failed: client => issuing.uses.note(client, 'failures'),
})

/** How a family began and how often it was refreshed since. */
type Counted = { readonly gty: string; readonly iiat: number; readonly rotations: number }

const isCounted = (payload: object): payload is Counted => {
  const { gty, iiat, rotations } = payload as Partial<Counted>
  return typeof gty === 'string' && typeof iiat === 'number' && typeof rotations === 'number'
}
