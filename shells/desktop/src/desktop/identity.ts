import type { DeviceKey, SecretStore } from '@tamga/shell-contract/session'
import type { DesktopSystem } from './system.ts'

export type Identity = { readonly id: string; readonly key: DeviceKey }

const DEVICE = 'device'

/** Who this machine is: made at its first start, in the key store of the person, and never sent anywhere. */
export async function readIdentity({
  secrets,
  createKey,
  openKey,
}: Pick<DesktopSystem, 'secrets' | 'createKey' | 'openKey'>): Promise<Identity> {
  const stored = await secrets.read(DEVICE)
  if (stored !== null) {
    const { id, key } = JSON.parse(stored) as { id: string; key: string }
    return { id, key: await openKey(key) }
  }
  return renewIdentity({ secrets, createKey, openKey })
}

/** A key that was shut out never comes back: the machine registers anew with another. */
export async function renewIdentity({
  secrets,
  createKey,
  openKey,
}: {
  secrets: SecretStore
} & Pick<DesktopSystem, 'createKey' | 'openKey'>): Promise<Identity> {
  const [id, key] = [crypto.randomUUID(), await createKey()]
  await secrets.write(DEVICE, JSON.stringify({ id, key }))
  return { id, key: await openKey(key) }
}
