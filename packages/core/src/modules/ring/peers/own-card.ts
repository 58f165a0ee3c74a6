import type { Context } from '../../../kernel/context.ts'
import type { OwnKey } from './key-store.ts'
import { fingerprintOf, readOwnKeys } from './own-keys.ts'

export const keyView = ({ kid, public_key, valid_from, valid_to }: Omit<OwnKey, 'private_key'>) => ({
  kid,
  public_key,
  fingerprint: fingerprintOf(public_key),
  valid_from,
  valid_to,
})

/** What another operator needs of this installation: its name in the ring and its public keys. */
export async function readOwnCard(ctx: Context) {
  const { brand, settings } = ctx.services
  const keys = (await readOwnKeys(ctx)).map(keyView)
  return { name: brand.texts.mn.name, base_url: settings.PUBLIC_ORIGIN, keys }
}
