import type { Language, Params } from '@tamga/formats'
import type { Translator } from '../i18n/messages.ts'

/** One wrong field of a request. The code is also the message key `field.<code>`. */
export type FieldError = { readonly path: string; readonly code: string; readonly params?: Params }

export type ProblemExtra = {
  /** Fill the placeholders of the texts. */
  readonly params?: Params
  readonly errors?: readonly FieldError[]
  readonly headers?: Readonly<Record<string, string>>
  /** Further members of the problem body, such as `permission` or `app`. */
  readonly members?: Readonly<Record<string, unknown>>
}

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 412 | 413 | 415 | 422 | 429 | 500 | 503

/** Error codes with the status of the answer. Title and detail of each are `problem.<code>` and `problem.<code>.detail`. */
export type ErrorStatuses = Readonly<Record<string, ErrorStatus>>

/** A refusal that the caller is told about. The code is stable, and also the message key `problem.<code>`. */
export class AppError extends Error {
  readonly status: number
  readonly code: string
  readonly params: Params
  readonly extra: ProblemExtra

  constructor(status: number, code: string, extra: ProblemExtra = {}) {
    super(code)
    this.name = 'AppError'
    this.status = status
    this.code = code
    this.params = extra.params ?? {}
    this.extra = extra
  }
}

export const notFound = () => new AppError(404, 'not_found')
export const wrongState = () => new AppError(409, 'wrong_state')
export const staleVersion = () => new AppError(409, 'stale_version')
export const operatorRequired = () => new AppError(403, 'operator_required')

export const unauthenticated = () =>
  new AppError(401, 'unauthenticated', { headers: { 'www-authenticate': 'Bearer' } })

/** RFC 6750 §3.1 */
export const insufficientScope = (scope: string) =>
  new AppError(403, 'insufficient_scope', {
    params: { scope },
    members: { scope },
    headers: { 'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"` },
  })

/** What a person does themself: no token of an application or a script opens it. */
export const sessionRequired = () => new AppError(403, 'session_required')

/** The session is too weak or too old for this: the person proves once more who they are (POST /auth/step-up). */
export const stepUpRequired = (asked: { acr: string; max_age?: number; methods: readonly string[] }) =>
  new AppError(403, 'step_up_required', { members: { max_age: null, ...asked } })

export const permissionDenied = (permission: string) =>
  new AppError(403, 'permission_denied', { params: { permission }, members: { permission } })

export const appNotInstalled = (app: string) =>
  new AppError(403, 'app_not_installed', { params: { app }, members: { app } })

export const featureDisabled = (feature: string) =>
  new AppError(403, 'feature_disabled', { params: { feature }, members: { feature } })

export const invalid = (...errors: FieldError[]) => new AppError(400, 'validation_failed', { errors })

export const tooManyRequests = (seconds: number) =>
  new AppError(429, 'too_many_requests', { params: { seconds }, headers: { 'retry-after': String(seconds) } })

const overloadedErrors = new Map<number, AppError>()

/** Made once for each delay: a stack trace takes a good part of the time that a refusal may take. */
export function overloaded(seconds: number): AppError {
  const known = overloadedErrors.get(seconds)
  if (known) return known
  const headers = { 'retry-after': String(seconds) }
  const error = new AppError(503, 'overloaded', { params: { seconds }, headers })
  overloadedErrors.set(seconds, error)
  return error
}

/** Without Retry-After: a program that obeys it would make a thing twice. */
export const outcomeUnknown = () => new AppError(503, 'outcome_unknown')

/** The RFC 9457 body, in the caller's language. */
export function problemBody(
  error: AppError,
  translator: Translator,
  { language, request_id }: { language: Language; request_id: string },
): object {
  const key = `problem.${error.code}`
  return {
    type: `urn:tamga:problem:${error.code}`,
    title: translator.text(language, key, error.params),
    status: error.status,
    detail: translator.text(language, translator.has(`${key}.detail`) ? `${key}.detail` : key, error.params),
    code: error.code,
    request_id,
    ...error.extra.members,
    ...(error.extra.errors && {
      errors: error.extra.errors.map(field => fieldBody(field, translator, language)),
    }),
  }
}

function fieldBody({ path, code, params }: FieldError, translator: Translator, language: Language): object {
  return { path, code, message: translator.text(language, `field.${code}`, params) }
}
