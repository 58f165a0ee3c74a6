import { AppError } from '../problem.ts'
import type { Entry } from './entry.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * A browser attaches the cookie to a form that another site submits; Bearer tokens it never attaches. Scripts send neither
 * of the two headers and are let through: they hold the credential themselves.
 */
export function refuseCrossSite({ request, mounting }: Entry): void {
  if (READS.has(request.method) || request.headers.authorization !== undefined) return
  const site = request.headers['sec-fetch-site']
  const origin = request.headers.origin
  const isForeign =
    site !== undefined
      ? site !== 'same-origin' && site !== 'none'
      : origin !== undefined && origin !== mounting.services.settings.PUBLIC_ORIGIN
  if (isForeign) throw new AppError(403, 'cross_site_request')
}
