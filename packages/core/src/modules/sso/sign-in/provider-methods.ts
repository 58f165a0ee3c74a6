import type { SignInMethod } from '../../identity/index.ts'
import { hasInstallationProviders } from '../providers/installation-providers.ts'

/** Sign-in through others: providers of the installation, and those that organisations keep themselves. */
export const providerMethods: readonly SignInMethod[] = [
  {
    key: 'social',
    reaches: () => [],
    isOn: settings => settings.SSO_LOGIN && hasInstallationProviders(settings),
  },
  {
    key: 'providers',
    // What a provider asked of the person is judged by each organisation (federated_counts).
    reaches: () => [],
    isOn: settings => settings.SSO_LOGIN,
  },
]
