import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isApiError } from '../../../api/problem.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ApiForm } from '../../../parts/form/api-form.tsx'
import { SaveBar } from '../../../parts/form/save-bar.tsx'
import type { ApiForm as FormState } from '../../../parts/form/use-api-form.ts'
import { clientsTexts } from '../texts.ts'

type ClientFormProps<V extends Record<string, unknown>> = {
  state: FormState<V>
  onReload: () => void
  children: ReactNode
}

/** The form with its save bar; a change by somebody else meanwhile is told with a way to see it. */
export function ClientForm<V extends Record<string, unknown>>(props: ClientFormProps<V>) {
  const { state, onReload, children } = props
  const t = useTexts(clientsTexts)
  const canManage = useCan('sso_clients.manage')
  const isStale = isApiError(state.error) && state.error.code === 'stale_version'
  return (
    <ApiForm state={{ ...state, error: isStale ? null : state.error }}>
      {isStale && (
        <Alert color="yellow" icon={<IconAlertTriangle />} title={t('clients.stale')} role="alert">
          <Stack align="flex-start" gap="sm">
            {t('clients.stale.text')}
            <Button size="compact-sm" variant="default" onClick={onReload}>
              {t('clients.stale.reload')}
            </Button>
          </Stack>
        </Alert>
      )}
      {children}
      {canManage && <SaveBar state={state} />}
    </ApiForm>
  )
}
