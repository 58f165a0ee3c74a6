import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { Dialog } from '../overlay/dialog.tsx'
import { partsTexts } from '../texts.ts'
import { CopyField } from './copy-field.tsx'

type SecretShownOnceProps = {
  secret: string | null
  title: string
  text?: ReactNode
  label: string
  onSaved: () => void
}

/** Cannot be left by accident: the server keeps no copy that it could show again. */
export function SecretShownOnce({ secret, title, text, label, onSaved }: SecretShownOnceProps) {
  const t = useTexts(partsTexts)
  return (
    <Dialog opened={secret !== null} onClose={() => {}} title={title} mustAnswer>
      <Stack>
        {text && <Text size="sm">{text}</Text>}
        <Alert color="yellow" icon={<IconEye />}>
          {t('parts.secret.once')}
        </Alert>
        <CopyField label={label} value={secret ?? ''} />
        <Group justify="flex-end">
          <Button onClick={onSaved}>{t('parts.secret.saved')}</Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
