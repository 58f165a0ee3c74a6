import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../i18n/texts.ts'
import { CopyField } from '../../parts/copy/copy-field.tsx'
import { SecretShownOnce } from '../../parts/copy/secret-shown-once.tsx'
import { showDone, showUndo } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { OverloadedBanner } from '../../parts/state/banners.tsx'
import { refusal } from './sample-problems.ts'
import { galleryTexts } from './texts.ts'

export function DialogsSection() {
  const t = useTexts(galleryTexts)
  const [secret, setSecret] = useState<string | null>(null)
  const [confirm, dialog] = useConfirm()
  const name = 'Accounting'
  const remove = () =>
    confirm({
      title: t('gallery.delete.title', { name }),
      effect: t('gallery.delete.effect'),
      verb: t('gallery.delete'),
      reason: 'optional',
      typeName: name,
      onConfirm: async () => {
        throw refusal()
      },
    })
  return (
    <Card title="Confirm, secret, toasts">
      <Stack>
        <Group gap="xs">
          <Button color="red" variant="light" onClick={remove}>
            {t('gallery.delete')}
          </Button>
          <Button variant="default" onClick={() => setSecret('tmg_cs_9fQ2vX7Lk0aRz81mWc4Tn6Yp3Bd5Hs')}>
            {t('gallery.secret.show')}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              showUndo({ message: t('gallery.undo'), onUndo: () => showDone(t('gallery.done')) })
            }
          >
            {t('gallery.undo.show')}
          </Button>
        </Group>
        <CopyField label={t('gallery.address')} value="https://id.example.mn/oauth2/authorize" />
        <OverloadedBanner retryAfter={30} onRetry={() => {}} />
      </Stack>
      <SecretShownOnce
        secret={secret}
        title={t('gallery.secret.title')}
        label={t('gallery.secret.label')}
        onSaved={() => setSecret(null)}
      />
      {dialog}
    </Card>
  )
}
