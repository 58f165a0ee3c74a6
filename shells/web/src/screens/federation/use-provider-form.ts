import { changeProvider, type Provider, type ProviderChanges } from '../../data/federation.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { ApiFormOptions } from '../../parts/form/use-api-form.ts'
import { useVersionedForm } from '../../parts/form/use-versioned-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { federationTexts } from './texts.ts'

type Options<V extends Record<string, unknown>> = {
  provider: Provider
  values: V
  /** What of the values is sent. */
  body: (values: V) => ProviderChanges
  validate?: ApiFormOptions<V, Provider>['validate']
  fieldOfCode?: Readonly<Record<string, keyof V & string>>
  onSaved?: (provider: Provider) => void
}

export function useProviderForm<V extends Record<string, unknown>>(options: Options<V>) {
  const { provider, values, body, validate, fieldOfCode, onSaved } = options
  const t = useTexts(federationTexts)
  return useVersionedForm<V, Provider>({
    version: provider.version,
    initialValues: values,
    ...(validate && { validate }),
    ...(fieldOfCode && { fieldOfCode }),
    onSubmit: (given, version) => changeProvider(provider.id, { ...body(given), version }),
    onDone: saved => {
      showDone(t('federation.saved', { name: saved.name }))
      onSaved?.(saved)
    },
  })
}
