import type { ClientTab } from './address.ts'

const loadForms = () => import('./settings/form-tabs.ts')

/** Loaded when they are looked at. */
export const CLIENT_TAB_CONTENTS = {
  settings: async () => ({ Content: (await loadForms()).SettingsTab }),
  launch: async () => ({ Content: (await import('./launch/launch-tab.tsx')).LaunchTab }),
  credentials: async () => ({ Content: (await loadForms()).CredentialsTab }),
  scopes: async () => ({ Content: (await loadForms()).ScopesTab }),
  quick_start: async () => ({ Content: (await import('./quick-start/quick-start-tab.tsx')).QuickStartTab }),
  activity: async () => ({ Content: (await import('./activity/activity-tab.tsx')).ActivityTab }),
} as const satisfies Record<ClientTab, () => Promise<object>>
