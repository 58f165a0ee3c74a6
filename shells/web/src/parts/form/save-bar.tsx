import { Button, Group, Paper, Text, Transition } from '@mantine/core'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'
import type { FormState } from './form-actions.ts'
import { LeaveGuard } from './leave-guard.tsx'

/** At the bottom of the window as long as something is unsaved. Stands inside the form it saves. */
export function SaveBar({ state }: { state: FormState }) {
  const t = useTexts(partsTexts)
  return (
    <>
      <LeaveGuard when={state.isDirty && !state.isSaving} />
      <Transition mounted={state.isDirty} transition="slide-up" duration={150}>
        {style => (
          <Paper
            style={{ ...style, position: 'sticky', bottom: 16, zIndex: 5 }}
            shadow="md"
            p="sm"
            px="md"
            bd="1px solid var(--app-border)"
          >
            <Group justify="space-between">
              <Text size="sm" role="status">
                {t('parts.form.unsaved')}
              </Text>
              <Group gap="xs">
                <Button variant="default" onClick={state.discard} disabled={state.isSaving}>
                  {t('parts.discard')}
                </Button>
                <Button type="submit" loading={state.isSaving}>
                  {t('parts.save')}
                </Button>
              </Group>
            </Group>
          </Paper>
        )}
      </Transition>
    </>
  )
}
