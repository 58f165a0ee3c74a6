import { Button, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { EXPORT_ADDRESS } from '../../../data/own/account.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Card } from '../../../parts/page/card.tsx'
import { profileTexts } from '../texts.ts'
import { ClosingCard } from './closing-card.tsx'

export function AccountTab() {
  const t = useTexts(profileTexts)
  return (
    <Stack maw={720}>
      <Card title={t('profile.export.title')} description={t('profile.export.text')}>
        <Button
          component="a"
          href={EXPORT_ADDRESS}
          download
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          style={{ alignSelf: 'start' }}
        >
          {t('profile.export.download')}
        </Button>
      </Card>
      <ClosingCard />
    </Stack>
  )
}
