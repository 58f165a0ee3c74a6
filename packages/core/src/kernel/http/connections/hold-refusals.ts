import { AppError } from '../problem.ts'

/** Says a refusal after the time it asks for; past the bound at once, so that what is held stays bounded. */
export function createHolder(most: number): (error: unknown, say: () => void) => void {
  let held = 0
  return (error, say) => {
    const delayMs = error instanceof AppError ? (error.extra.delayMs ?? 0) : 0
    if (delayMs === 0 || held >= most) return say()
    held += 1
    setTimeout(() => {
      held -= 1
      say()
    }, delayMs)
  }
}
