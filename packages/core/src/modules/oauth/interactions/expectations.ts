import type { Identity } from '../../../kernel/http/identity/identity.ts'
import type { StoredInteraction } from './store.ts'

type Refusal = { readonly error: string; readonly error_description: string }

/** OpenID Connect Core §5.5.1: members of the claims parameter that the engine checked when the request came. */
type Wanted = {
  readonly sub?: { value?: string } | null
  readonly acr?: { essential?: boolean; value?: string; values?: string[] } | null
}

/**
 * Requirements of the application on the person. The engine would ask for a new sign-in again and again; instead the
 * application gets an error (OpenID Connect Core §3.1.2.1, Unmet Authentication Requirements 1.0).
 */
export function unmetExpectation(
  { params }: Pick<StoredInteraction, 'params'>,
  visitor: Identity,
): Refusal | undefined {
  const { sub } = wantedIn(params)
  const expected = [hintedPerson(params['id_token_hint']), sub?.value].filter(id => id !== undefined)
  if (expected.some(id => id !== visitor.person_id))
    return { error: 'login_required', error_description: 'another person than expected signed in' }
  const levels = essentialAcrValues(params)
  if (levels.length === 0 || levels.includes(visitor.acr)) return undefined
  return UNMET
}

/** Unmet Authentication Requirements 1.0 */
export const UNMET = {
  error: 'unmet_authentication_requirements',
  error_description: 'none of the requested ACRs could be obtained',
} as const

const wantedIn = (params: StoredInteraction['params']): Wanted =>
  (params['claims'] && JSON.parse(params['claims']).id_token) || {}

/** Levels of which the application insists on one (OpenID Connect Core §5.5.1.1). */
export function essentialAcrValues(params: StoredInteraction['params']): string[] {
  const { acr } = wantedIn(params)
  return acr?.essential ? (acr.values ?? [acr.value].filter(value => value !== undefined)) : []
}

/** The hint's signature was checked when the request came. */
function hintedPerson(hint: string | undefined): string | undefined {
  const [, payload] = hint?.split('.') ?? []
  return payload && JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')).sub
}
