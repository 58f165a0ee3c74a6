import type { SignInMethod } from '../identity/index.ts'
import { isEidConfigured } from './provider/configured-provider.ts'

/** On when an e-ID is configured or simulated. A certificate of a higher level than asked for is not refused. */
export const eidMethod: SignInMethod = {
  key: 'eid',
  reaches: settings => {
    if (!isEidConfigured(settings)) return []
    return settings.EID_LOGIN_LEVEL === 'QUALIFIED'
      ? ['acr:eid:qualified']
      : ['acr:eid:advanced', 'acr:eid:qualified']
  },
  isOn: isEidConfigured,
}
