import { errors, type KoaContextWithOIDC } from 'oidc-provider'

const LONGEST = 86_400

type Claims = { readonly aud?: unknown; readonly exp?: unknown }

/**
 * For us alone, since whoever else is named in an assertion could present it here; and of a life that ends, since each one is
 * remembered until then (RFC 7523 §3).
 */
export async function requireOwnAssertion(_ctx: KoaContextWithOIDC, { aud, exp }: Claims): Promise<void> {
  const isForOthers = Array.isArray(aud) && aud.length > 1
  const isEndless = Number(exp) > Date.now() / 1000 + LONGEST
  if (isForOthers || isEndless)
    throw new errors.InvalidClientAuth('the client_assertion is not for us alone, or lives too long')
}
