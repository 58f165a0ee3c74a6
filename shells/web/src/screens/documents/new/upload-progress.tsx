import { Progress, Stack, Text } from '@mantine/core'
import { fmt } from '@tamga/formats'
import type { UploadState } from '../../../data/documents/upload.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { documentTexts } from '../texts.ts'

/** How much of a file has arrived; nothing before it begins. A cut line is told, and waited for. */
export function UploadProgress({ upload }: { upload: UploadState | null }) {
  const t = useTexts(documentTexts)
  const { language } = useLanguage()
  if (upload === null) return null
  const { share, isCut } = upload
  const told = t('documents.uploading', { percent: fmt.number(language, Math.round(share * 100)) })
  return (
    <Stack gap={4} aria-live="polite">
      <Progress value={share * 100} color={isCut ? 'orange' : undefined} aria-label={told} />
      <Text size="sm" c="dimmed">
        {isCut ? t('documents.upload_cut') : told}
      </Text>
    </Stack>
  )
}
