import { AppError } from '../../kernel/http/problem.ts'

/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  app_cannot_activate: 409,
  app_required: 409,
  dependency_unsatisfied: 409,
  dependents_installed: 409,
} as const

export const dependentsInstalled = (app: string, dependents: readonly string[]) =>
  new AppError(409, 'dependents_installed', {
    params: { dependents: dependents.join(', ') },
    members: { app, dependents },
  })

export const dependencyUnsatisfied = (app: string, chain: string) =>
  new AppError(409, 'dependency_unsatisfied', { params: { chain }, members: { app, chain } })

export const appRequired = (app: string) =>
  new AppError(409, 'app_required', { params: { app }, members: { app } })

export const appCannotActivate = (app: string) =>
  new AppError(409, 'app_cannot_activate', { members: { app } })
