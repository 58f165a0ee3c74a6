export type OauthProblem = {
  readonly error: string
  readonly error_description?: string
  readonly request_id: string
}

export type ProblemKind = 'client' | 'redirect' | 'expired' | 'request' | 'server'

const KINDS: Readonly<Record<string, ProblemKind>> = {
  invalid_client: 'client',
  unauthorized_client: 'client',
  invalid_redirect_uri: 'redirect',
  server_error: 'server',
  temporarily_unavailable: 'server',
}

// The engine tells a session that is gone as an invalid request, and only its description says so.
const GONE = /expired|session not found|mismatch/i
const ADDRESS = /redirect_uri/i

/** What a person can do about it: that is what tells the problems apart. */
export function kindOf({ error, error_description = '' }: OauthProblem): ProblemKind {
  const known = KINDS[error]
  if (known) return known
  if (error === 'session_not_found' || GONE.test(error_description)) return 'expired'
  return ADDRESS.test(error_description) ? 'redirect' : 'request'
}
