import { AppError } from '../../../kernel/http/problem.ts'

/** Nobody is looked up for no reason. */
export function requirePurpose(given: string | undefined): string {
  const purpose = given?.trim() ?? ''
  if (purpose === '') throw new AppError(422, 'purpose_required')
  return purpose
}
