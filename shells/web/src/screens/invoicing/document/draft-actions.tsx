import { Button, Group, Text } from '@mantine/core'
import { IconCheck, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import {
  deleteDocument,
  forgetDocument,
  type InvoiceDocument,
  postDocument,
} from '../../../data/business/invoicing.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { PaperActions } from '../paper/paper-actions.tsx'
import { invoicingTexts } from '../texts.ts'

type DraftActionsProps = { document: InvoiceDocument; isDirty: boolean }

/** What ends a draft: it is posted for good, or deleted. */
export function DraftActions({ document, isDirty }: DraftActionsProps) {
  const { id, version } = document
  const t = useTexts(invoicingTexts)
  const navigate = useNavigate()
  const [confirm, dialog] = useConfirm()
  const post = () =>
    confirm({
      title: t('invoicing.post.title'),
      effect: t('invoicing.post.effect'),
      verb: t('invoicing.post'),
      onConfirm: async () => {
        await postDocument(id, version)
        showDone(t('invoicing.posted'))
      },
    })
  const remove = () =>
    confirm({
      title: t('invoicing.delete.title'),
      effect: t('invoicing.delete.effect'),
      verb: t('invoicing.delete'),
      onConfirm: async () => {
        await deleteDocument(id)
        await navigate({ to: '/invoicing' })
        await forgetDocument(id)
      },
    })
  return (
    <Group>
      <Button leftSection={<IconCheck size={18} />} disabled={isDirty} onClick={post}>
        {t('invoicing.post')}
      </Button>
      <Button variant="default" leftSection={<IconTrash size={18} />} disabled={isDirty} onClick={remove}>
        {t('invoicing.delete')}
      </Button>
      {!isDirty && <PaperActions document={document} />}
      {isDirty && (
        <Text size="sm" c="dimmed">
          {t('invoicing.post.save_first')}
        </Text>
      )}
      {dialog}
    </Group>
  )
}
