import { AppError } from '../http/problem.ts'

type Move = {
  readonly from: string
  readonly to: string
  /** Where the form asks for the secret: `/client_secret`. */
  readonly path: string
}

const originOf = (address: string): string | undefined => URL.parse(address)?.origin

/**
 * A stored secret is only ever sent to the origin (scheme, host and port) it was entered for. Otherwise whoever may change the
 * address could have the secret sent to a server of their own and read it there.
 */
export function requireSecretForNewOrigin({ from, to, path }: Move): void {
  if (originOf(from) === originOf(to)) return
  throw new AppError(422, 'secret_required', { errors: [{ path, code: 'required' }] })
}
