import { Button, Group, Stack, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { partsTexts } from '../texts.ts'

/** Asks before unsaved work is left: by a link with our own dialog, by closing the tab with the browser's. */
export function LeaveGuard({ when }: { when: boolean }) {
  const t = useTexts(partsTexts)
  const { status, proceed, reset } = useBlocker({
    // Another tab or filter of the same page keeps the form.
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  })
  const isAsking = status === 'blocked'
  return (
    <Dialog opened={isAsking} onClose={() => reset?.()} title={t('parts.form.leave.title')}>
      <Stack>
        <Text>{t('parts.form.leave.text')}</Text>
        <Group justify="flex-end">
          <Button variant="default" color="red" onClick={() => proceed?.()}>
            {t('parts.form.leave.go')}
          </Button>
          <Button onClick={() => reset?.()} data-autofocus>
            {t('parts.form.leave.stay')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
