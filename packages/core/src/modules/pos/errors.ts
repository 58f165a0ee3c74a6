import { AppError } from '../../kernel/http/problem.ts'

/** What this module refuses: each code with the status of the answer. Their texts are `problem.<code>` in messages/. */
export const errors = {
  till_held: 409,
  till_in_use: 409,
  till_taken: 409,
  lease_ended: 409,
  shift_open: 409,
  shift_closed: 409,
} as const

type Code = keyof typeof errors

export const refused = (code: Code): AppError => new AppError(errors[code], code)

/** Another device sells at it: two would give the same numbers. */
export const tillHeld = (device: string): AppError =>
  new AppError(409, 'till_held', { params: { name: device }, members: { device_name: device } })
