import { AppError } from '../../kernel/http/problem.ts'

export const dependentsInstalled = (app: string, dependents: readonly string[]) =>
  new AppError(
    409,
    'dependents_installed',
    { dependents: dependents.join(', ') },
    { members: { app, dependents } },
  )

export const dependencyUnsatisfied = (app: string, chain: string) =>
  new AppError(409, 'dependency_unsatisfied', { chain }, { members: { app, chain } })

export const appRequired = (app: string) => new AppError(409, 'app_required', { app }, { members: { app } })

export const appCannotActivate = (app: string) =>
  new AppError(409, 'app_cannot_activate', {}, { members: { app } })
