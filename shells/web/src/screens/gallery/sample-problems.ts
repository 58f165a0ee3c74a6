import { ApiError, offlineProblem, type Problem } from '../../api/problem.ts'

const problem = (given: Partial<Problem>, retryAfter: number | null = null) =>
  new ApiError(
    {
      type: 'about:blank',
      title: '',
      status: 500,
      detail: '',
      code: 'internal',
      request_id: '01JCR7Q0Z5T3W8M2K4B6',
      ...given,
    },
    retryAfter,
  )

export const PROBLEMS: readonly (readonly [string, ApiError])[] = [
  ['failed', problem({})],
  ['forbidden', problem({ status: 403, code: 'permission_denied', permission: 'organisation.manage' })],
  ['app-not-installed', problem({ status: 403, code: 'app_not_installed', app: 'sso_clients' })],
  ['not-found', problem({ status: 404, code: 'not_found' })],
  ['overloaded', problem({ status: 503, code: 'overloaded' }, 45)],
  ['offline', offlineProblem()],
]

export const takenAddress = (message: string): ApiError =>
  problem({ status: 400, code: 'validation_failed', errors: [{ path: '/email', code: 'taken', message }] })

export const refusal = (): ApiError => problem({ status: 409, code: 'last_admin' })
