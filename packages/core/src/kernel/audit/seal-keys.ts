import { createHash } from 'node:crypto'
import { deriveKey } from '../crypto/derive.ts'
import type { Settings } from '../settings/settings.ts'
import type { SealKey } from './chain.ts'

/** Seals are signed with a key derived from SSO_SECRET_KEY; the ring of old keys still checks what they signed. */
export function sealKeys(settings: Settings): SealKey[] {
  return [settings.SSO_SECRET_KEY, ...settings.SSO_SECRET_KEYS_OLD]
    .filter(key => key !== undefined)
    .map(base64 => {
      const key = deriveKey(Buffer.from(base64, 'base64'), 'audit seal')
      return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key }
    })
}
