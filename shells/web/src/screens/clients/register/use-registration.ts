import { type ClientWithSecret, type NewClient, registerClient, type Scope } from '../../../data/clients.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { filled } from '../address-list.tsx'
import { type ClientKind, registrationOf } from '../client-kind.ts'
import { clientsTexts } from '../texts.ts'

export type RegistrationValues = {
  name: string
  kind: ClientKind
  redirect_uris: string[]
  launch_uri: string
  scopes: Scope[]
  isInstallationWide: boolean
}

export type RegistrationForm = ReturnType<typeof useRegistration>['form']

const EMPTY: RegistrationValues = {
  name: '',
  kind: 'web',
  redirect_uris: [''],
  launch_uri: '',
  scopes: ['erp.read'],
  isInstallationWide: false,
}

/** Most applications open at the site that people come back to; one on a device has none. */
export const siteOf = ([first = '']: readonly string[]): string | null =>
  /^https?:/.test(first) ? (URL.parse('/', first)?.href ?? null) : null

export function bodyOf(values: RegistrationValues): NewClient {
  const { name, kind, redirect_uris, launch_uri, scopes, isInstallationWide } = values
  const registration = { ...registrationOf(kind), name: name.trim() }
  // A machine works for the organisation that registered it.
  if (kind === 'machine') return { ...registration, scopes }
  const addresses =
    kind === 'screen' ? {} : { redirect_uris, launch_uri: launch_uri.trim() || siteOf(redirect_uris) }
  return { ...registration, ...addresses, ...(isInstallationWide && { tenant: null }) }
}

export function useRegistration(onDone: (client: ClientWithSecret) => void) {
  const t = useTexts(clientsTexts)
  const state = useApiForm<RegistrationValues, ClientWithSecret>({
    initialValues: EMPTY,
    validate: { name: value => (value.trim() === '' ? t('clients.name.missing') : null) },
    onSubmit: values => {
      const redirect_uris = filled(values.redirect_uris)
      // The server names addresses by their place: the same one as on the page.
      if (redirect_uris.length > 0) state.form.setFieldValue('redirect_uris', redirect_uris)
      return registerClient(bodyOf({ ...values, redirect_uris }))
    },
    onDone,
  })
  return state
}
