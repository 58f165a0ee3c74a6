import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyField } from '../../../parts/copy/copy-field.tsx'
import { Dialog } from '../../../parts/overlay/dialog.tsx'
import { homeTexts } from '../texts.ts'

const BYTES = 32

/** Made here and sent nowhere: whoever runs the service puts it into its settings. */
const newKey = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(BYTES))))

export function SecretKeyDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(homeTexts)
  const [line] = useState(() => `SSO_SECRET_KEY=${newKey()}`)
  return (
    <Dialog opened={opened} onClose={onClose} title={t('home.step.secret_key')} size={620}>
      <Stack>
        <Text size="sm">{t('home.key.text')}</Text>
        <CopyField label={t('home.key.line')} value={line} />
        <Text size="sm" c="dimmed">
          {t('home.key.keep')}
        </Text>
      </Stack>
    </Dialog>
  )
}
