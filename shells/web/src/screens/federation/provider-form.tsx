import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../../api/problem.ts'
import { changeProvider, type Provider, type ProviderChanges } from '../../data/federation.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { ApiForm } from '../../parts/form/api-form.tsx'
import { SaveBar } from '../../parts/form/save-bar.tsx'
import { type ApiForm as FormState, useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { federationTexts } from './texts.ts'

type Options<V extends Record<string, unknown>> = {
  provider: Provider
  values: V
  /** What of the values is sent. */
  body: (values: V) => ProviderChanges
  validate?: Parameters<typeof useApiForm<V, Provider>>[0]['validate']
  fieldOfCode?: Readonly<Record<string, keyof V & string>>
  onSaved?: (provider: Provider) => void
}

/** Works on the version it was opened with: what somebody else saves meanwhile is found out at saving, not overwritten. */
export function useProviderForm<V extends Record<string, unknown>>(options: Options<V>) {
  const { provider, values, body, validate, fieldOfCode, onSaved } = options
  const t = useTexts(federationTexts)
  const [version, setVersion] = useState(provider.version)
  return useApiForm<V, Provider>({
    initialValues: values,
    ...(validate && { validate }),
    ...(fieldOfCode && { fieldOfCode }),
    onSubmit: given => changeProvider(provider.id, { ...body(given), version }),
    onDone: saved => {
      setVersion(saved.version)
      showDone(t('federation.saved', { name: saved.name }))
      onSaved?.(saved)
    },
  })
}

type ProviderFormProps<V extends Record<string, unknown>> = {
  state: FormState<V>
  onReload: () => void
  children: ReactNode
}

/** The form with its save bar; a change by somebody else meanwhile is told with a way to see it. */
export function ProviderForm<V extends Record<string, unknown>>(props: ProviderFormProps<V>) {
  const { state, onReload, children } = props
  const t = useTexts(federationTexts)
  const canManage = useCan('sso_federation.manage')
  const isStale = isApiError(state.error) && state.error.code === 'stale_version'
  return (
    <ApiForm state={{ ...state, error: isStale ? null : state.error }}>
      {isStale && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title={t('federation.stale')} role="alert">
          <Stack align="flex-start" gap="sm">
            {t('federation.stale.text')}
            <Button size="compact-sm" variant="default" onClick={onReload}>
              {t('federation.stale.reload')}
            </Button>
          </Stack>
        </Alert>
      )}
      {children}
      {canManage && <SaveBar state={state} />}
    </ApiForm>
  )
}
