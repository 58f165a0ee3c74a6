import { type DeviceKey, type SecretStore, sha256, toBase64Url } from '@tamga/shell-contract/session'
import type { PhonePlugin } from './plugins.ts'

function fromBase64Url(text: string): Uint8Array {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, letter => letter.charCodeAt(0))
}

/** The private half never leaves the secure hardware of the phone. */
export async function openPhoneKey(phone: PhonePlugin): Promise<DeviceKey> {
  const { x, y } = await phone.publicKey()
  const [kty, crv] = ['EC', 'P-256'] as const
  return {
    publicKey: { kty, crv, x, y },
    thumbprint: await sha256(JSON.stringify({ crv, kty, x, y })),
    sign: async data => fromBase64Url((await phone.sign({ data: toBase64Url(data) })).signature),
  }
}

export const phoneSecrets = (phone: PhonePlugin): SecretStore => ({
  read: async name => (await phone.readSecret({ name })).value,
  write: (name, value) => phone.writeSecret({ name, value }),
  remove: name => phone.removeSecret({ name }),
})
