import type { Provider } from '../../../data/federation.ts'
import type { ApiForm } from '../../../parts/form/use-api-form.ts'

export type SettingsValues = {
  name: string
  logo_uri: string
  issuer: string
  client_id: string
  client_secret: string
  secret_mode: 'keep' | 'replace' | 'remove'
  scope: string
  jit: boolean
  trust_email: boolean
  default_roles: string[]
  email_domains: string[]
}
export type SettingsForm = ApiForm<SettingsValues>['form']

export const valuesOf = (provider: Provider): SettingsValues => ({
  name: provider.name,
  logo_uri: provider.logo_uri ?? '',
  issuer: provider.issuer,
  client_id: provider.client_id,
  client_secret: '',
  secret_mode: 'keep',
  scope: provider.scope,
  jit: provider.jit,
  trust_email: provider.trust_email,
  default_roles: provider.default_roles.map(({ id }) => id),
  email_domains: [...provider.email_domains],
})
