import type { KoaContextWithOIDC } from 'oidc-provider'
import { errors } from 'oidc-provider'

/** PostgreSQL keeps neither NUL nor half a character (security.md, trap 6). */
const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

const isStorableJson = (json: string): boolean => {
  let isSound = true
  JSON.parse(json, (name, value) => {
    if (!isStorable(name) || (typeof value === 'string' && !isStorable(value))) isSound = false
    return value
  })
  return isSound
}

/** Asked before anything of the request is kept. That `claims` is JSON was checked before. */
export function requireStorable(ctx: KoaContextWithOIDC): void {
  for (const [name, value] of Object.entries(ctx.oidc.params!)) {
    const isSound =
      typeof value !== 'string' || (isStorable(value) && (name !== 'claims' || isStorableJson(value)))
    if (!isSound) throw new errors.InvalidRequest(`${name} contains invalid characters`)
  }
}
