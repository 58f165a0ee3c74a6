import { createSecretBox, type SecretBox } from '../../../kernel/crypto/secret-box.ts'
import { SecretKeyMissing } from '../../../kernel/crypto/secret-errors.ts'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { ensureInstallationKey, readInstallationKey } from './installation-key.ts'

/** Every key that may have sealed something here: the ring of the settings, and the generated one of a development start. */
export async function keyRing(settings: Settings): Promise<{ current?: string; old: string[] }> {
  const generated = await readInstallationKey(settings.DATA_DIR)
  const old = [...settings.SSO_SECRET_KEYS_OLD, ...(generated ? [generated] : [])]
  return { current: settings.SSO_SECRET_KEY, old }
}

/**
 * Seals signing keys. Without SSO_SECRET_KEY a development installation uses a key file of its own, for these alone, so that
 * sign-in works out of the box; production refuses.
 */
export async function openKeyBox(settings: Settings): Promise<SecretBox> {
  const ring = await keyRing(settings)
  if (ring.current) return createSecretBox(ring)
  if (settings.ENVIRONMENT === 'production') throw new SecretKeyMissing()
  return createSecretBox({ ...ring, current: await ensureInstallationKey(settings.DATA_DIR) })
}
