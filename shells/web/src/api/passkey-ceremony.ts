import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** The person closed the browser's own dialog, let it time out, or has no passkey here. */
export class CeremonyCancelled extends Error {}

const load = () => import('@simplewebauthn/browser')

export type PasskeyResponse = Record<string, unknown>

/** Whatever the browser or the authenticator says: the person may try again or use something else. */
const cancelled = (error: unknown): never => {
  throw new CeremonyCancelled('no passkey was used', { cause: error })
}

/** Asks the browser for a passkey; with `autofill` it waits quietly among the suggestions of a field. */
export async function getPasskey(options: unknown, { autofill = false } = {}): Promise<PasskeyResponse> {
  const { startAuthentication } = await load()
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON, useBrowserAutofill: autofill }).catch(
    cancelled,
  )) as unknown as PasskeyResponse
}

export async function createPasskey(options: unknown): Promise<PasskeyResponse> {
  const { startRegistration } = await load()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return (await startRegistration({ optionsJSON }).catch(cancelled)) as unknown as PasskeyResponse
}

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

export const hasAutofill = async (): Promise<boolean> =>
  hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)
