import { Box, Fieldset, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { isStale } from '../../api/problem.ts'
import type { FormState } from '../../parts/form/form-actions.ts'
import { SaveBar } from '../../parts/form/save-bar.tsx'
import { StaleAlert } from '../../parts/form/stale-alert.tsx'
import { ProblemAlert } from '../../parts/state/problem-alert.tsx'
import { ReadOnlyNotice } from '../../parts/state/read-only-notice.tsx'

type SettingsFormProps = {
  state: FormState
  canManage: boolean
  /** Takes what somebody else has saved meanwhile, and drops what is written here. */
  onReload: () => void
  children: ReactNode
}

/** The form of a settings page: read only without the right, with the save bar and what the server said above it. */
export function SettingsForm({ state, canManage, onReload, children }: SettingsFormProps) {
  return (
    <form onSubmit={state.submit} noValidate>
      <ReadOnlyNotice permission="settings.manage" mb="lg" />
      <Fieldset variant="unstyled" m={0} p={0} miw={0} disabled={!canManage}>
        {children}
      </Fieldset>
      {/* In sight wherever the page is scrolled to. */}
      <Box pos="sticky" bottom={16} mt="lg" style={{ zIndex: 5 }}>
        <Stack gap="xs">
          {isStale(state.error) ? <StaleAlert onReload={onReload} /> : <ProblemAlert error={state.error} />}
          <SaveBar state={state} />
        </Stack>
      </Box>
    </form>
  )
}
