// One file for the three: they consist of the same parts, and who changes one looks at the others.
export { CredentialsTab } from './credentials-tab.tsx'
export { ScopesTab } from './scopes-tab.tsx'
export { SettingsTab } from './settings-tab.tsx'
