import { Alert, Box, Button, Fieldset, Stack } from '@mantine/core'
import { IconLock, IconRefreshAlert } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { isApiError } from '../../api/problem.ts'
import { useTexts } from '../../i18n/texts.ts'
import type { FormState } from '../../parts/form/form-actions.ts'
import { SaveBar } from '../../parts/form/save-bar.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { settingsTexts } from './texts.ts'

type SettingsFormProps = {
  state: FormState
  canManage: boolean
  /** Takes what somebody else has saved meanwhile, and drops what is written here. */
  onReload: () => void
  children: ReactNode
}

/** The form of a settings page: read only without the right, with the save bar and what the server said above it. */
export function SettingsForm({ state, canManage, onReload, children }: SettingsFormProps) {
  const isStale = isApiError(state.error) && state.error.code === 'stale_version'
  return (
    <form onSubmit={state.submit} noValidate>
      {!canManage && <ReadOnly />}
      <Fieldset variant="unstyled" m={0} p={0} miw={0} disabled={!canManage}>
        {children}
      </Fieldset>
      {/* In sight wherever the page is scrolled to. */}
      <Box pos="sticky" bottom={16} mt="lg" style={{ zIndex: 5 }}>
        <Stack gap="xs">
          {isStale ? <Stale onReload={onReload} /> : <ProblemAlert error={state.error} />}
          <SaveBar state={state} />
        </Stack>
      </Box>
    </form>
  )
}

function ReadOnly() {
  const t = useTexts(settingsTexts)
  return (
    <Alert variant="light" color="gray" icon={<IconLock />} mb="lg">
      {t('settings.read_only')}
    </Alert>
  )
}

function Stale({ onReload }: { onReload: () => void }) {
  const t = useTexts(settingsTexts)
  return (
    <Alert color="yellow" icon={<IconRefreshAlert />} title={t('settings.stale.title')} role="alert">
      <Stack gap="sm" align="flex-start">
        {t('settings.stale.text')}
        <Button size="sm" variant="default" onClick={onReload}>
          {t('settings.stale.reload')}
        </Button>
      </Stack>
    </Alert>
  )
}
