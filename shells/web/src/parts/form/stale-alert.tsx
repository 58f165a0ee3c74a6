import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { partsTexts } from '../texts.ts'

/** Somebody else saved first. `onReload` takes what they saved, and drops what is written here. */
export function StaleAlert({ onReload }: { onReload: () => void }) {
  const t = useTexts(partsTexts)
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title={t('parts.stale.title')} role="alert">
      <Stack align="flex-start" gap="sm">
        {t('parts.stale.text')}
        <Button size="compact-sm" variant="default" onClick={onReload}>
          {t('parts.stale.reload')}
        </Button>
      </Stack>
    </Alert>
  )
}
