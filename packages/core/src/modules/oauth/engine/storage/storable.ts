import type { KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { scanJson } from '../../../../kernel/http/body/json-body-scan.ts'

/** PostgreSQL stores neither NUL nor an unpaired surrogate. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The same inside JSON, which must not be nested deeper than any of our requests either. */
function isStorableJson(json: string): boolean {
  try {
    scanJson(json)
    return true
  } catch {
    return false
  }
}

/** In characters. What a client sends is kept until the person has answered, so it is kept short. */
const LONGEST = 2048
const LONGER: Readonly<Record<string, number>> = {
  state: 4096,
  nonce: 4096,
  claims: 8192,
  id_token_hint: 8192,
}

/** Asked before anything of the request is kept. That `claims` is JSON was checked before. */
export function requireStorable(ctx: KoaContextWithOIDC): void {
  for (const [name, value] of Object.entries(ctx.oidc.params!)) {
    if (typeof value !== 'string') continue
    if (value.length > (LONGER[name] ?? LONGEST)) throw new errors.InvalidRequest(`${name} is too long`)
    if (!isStorable(value) || (name === 'claims' && !isStorableJson(value)))
      throw new errors.InvalidRequest(`${name} contains invalid characters or is nested too deeply`)
  }
}
