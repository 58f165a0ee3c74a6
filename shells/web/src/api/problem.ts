/** RFC 9457, as every endpoint answers a refusal. */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  code: string
  request_id: string
  permission?: string
  app?: string
  /** Of `step_up_required`: what the person can prove it with. */
  methods?: string[]
  errors?: { path: string; code: string; message: string }[]
}

export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem
  /** Seconds that the server asks to wait. */
  readonly retryAfter: number | null

  constructor(problem: Problem, retryAfter: number | null) {
    super(problem.detail || problem.title)
    this.name = 'ApiError'
    this.status = problem.status
    this.problem = problem
    this.retryAfter = retryAfter
  }

  get code(): string {
    return this.problem.code
  }

  /** The first message of each field, for a form: `/email` → `email`. */
  get fields(): Record<string, string> {
    const fields: Record<string, string> = {}
    for (const { path, message } of this.problem.errors ?? [])
      fields[path.slice(1).replaceAll('/', '.')] ??= message
    return fields
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Somebody else saved first: the version that a form was opened with is no longer the newest. */
export const isStale = (error: unknown): boolean => isApiError(error) && error.code === 'stale_version'

export async function problemOf(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after')) || null
  const fallback: Problem = {
    type: 'about:blank',
    title: response.statusText || String(response.status),
    status: response.status,
    detail: '',
    code: response.status === 0 ? 'offline' : 'unreadable_answer',
    request_id: response.headers.get('x-request-id') ?? '',
  }
  const isProblem = response.headers.get('content-type')?.includes('problem+json')
  const body = isProblem ? ((await response.json()) as Problem) : fallback
  return new ApiError(body, retryAfter)
}

export const offlineProblem = (): ApiError =>
  new ApiError(
    { type: 'about:blank', title: '', status: 0, detail: '', code: 'offline', request_id: '' },
    null,
  )
