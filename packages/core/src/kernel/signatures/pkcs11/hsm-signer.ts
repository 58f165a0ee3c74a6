import type { SignerPort, SigningIdentity } from '../signer/port.ts'
import type { Hsm } from './hsm.ts'
import type { KeyName } from './messages.ts'

export type HsmSigner = { readonly hsm: Hsm; readonly key: KeyName; readonly identity: SigningIdentity }

/** A key in the hardware module as a signer: nobody is asked, and the answer is there at once. */
export const createHsmSigner = ({ hsm, key, identity }: HsmSigner): SignerPort => ({
  identify: async () => identity,
  start: async ({ digest }) => ({
    reference: { digest: digest.toString('base64') },
    verification_code: null,
  }),
  poll: async reference =>
    hsm.sign(key, identity.algorithm, Buffer.from(String(reference['digest']), 'base64')),
})
