import type { KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'
import { scanJson } from '../../../../kernel/http/body/json-body-scan.ts'

/** PostgreSQL stores neither NUL nor an unpaired surrogate. */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** The same for JSON, which must also not be nested deeper than in request bodies. */
function isStorableJson(json: string): boolean {
  try {
    scanJson(json)
    return true
  } catch {
    return false
  }
}

/** In characters: parameters are stored until the person has answered, so their length is limited. */
const LONGEST = 2048
const LONGER: Readonly<Record<string, number>> = {
  state: 4096,
  nonce: 4096,
  claims: 8192,
  id_token_hint: 8192,
}

/** Checked before anything of the request is stored. `claims` was parsed as JSON before. */
export function requireStorable(ctx: KoaContextWithOIDC): void {
  for (const [name, value] of Object.entries(ctx.oidc.params!)) {
    if (typeof value !== 'string') continue
    if (value.length > (LONGER[name] ?? LONGEST)) throw new errors.InvalidRequest(`${name} is too long`)
    if (!isStorable(value) || (name === 'claims' && !isStorableJson(value)))
      throw new errors.InvalidRequest(`${name} contains invalid characters or is nested too deeply`)
  }
}
