import { ActionIcon, Button, Group } from '@mantine/core'
import {
  IconDotsVertical,
  IconDownload,
  IconFileCertificate,
  IconGavel,
  IconPencil,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  changeLegalHold,
  contentPath,
  type DocumentDetail,
  forgetDocument,
  removeDocument,
  verifiedPath,
} from '../../../data/documents/documents.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { ActionMenu } from '../../../parts/menu/action-menu.tsx'
import { MenuItem } from '../../../parts/menu/menu-parts.ts'
import { LazyOverlay } from '../../../parts/overlay/lazy-overlay.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../../parts/overlay/use-confirm.tsx'
import { documentTexts } from '../texts.ts'

const EditDialog = lazyPart(() => import('./edit-dialog.tsx'), 'EditDialog')
const NewVersionDialog = lazyPart(() => import('../new/new-version-dialog.tsx'), 'NewVersionDialog')

const OPEN = ['draft', 'returned']

/** What can be done with a document: everybody downloads it, those who may edit it do the rest. */
export function DocumentActions({ document }: { document: DocumentDetail }) {
  const t = useTexts(documentTexts)
  const [dialog, setDialog] = useState<'edit' | 'version' | null>(null)
  const [confirm, confirmation] = useConfirm()
  const canEdit = document.access === 'edit'
  const isOpen = OPEN.includes(document.status)
  return (
    <Group gap="xs">
      {document.version_no > 0 && (
        <Button
          component="a"
          href={contentPath(document.id, document.version_no)}
          download={`${document.title}.pdf`}
          variant="default"
          leftSection={<IconDownload size={18} />}
        >
          {t('documents.download')}
        </Button>
      )}
      {document.signatures > 0 && (
        <Button
          component="a"
          href={verifiedPath(document.id, document.version_no)}
          download={`${document.title}.zip`}
          variant="default"
          leftSection={<IconFileCertificate size={18} />}
        >
          {t('documents.download_verified')}
        </Button>
      )}
      {canEdit && isOpen && (
        <Button leftSection={<IconUpload size={18} />} onClick={() => setDialog('version')}>
          {t('documents.add_version')}
        </Button>
      )}
      {canEdit && <More document={document} confirm={confirm} onEdit={() => setDialog('edit')} />}
      <LazyOverlay opened={dialog === 'edit'}>
        <EditDialog document={document} opened={dialog === 'edit'} onClose={() => setDialog(null)} />
      </LazyOverlay>
      <LazyOverlay opened={dialog === 'version'}>
        <NewVersionDialog document={document} opened={dialog === 'version'} onClose={() => setDialog(null)} />
      </LazyOverlay>
      {confirmation}
    </Group>
  )
}

type MoreProps = {
  document: DocumentDetail
  confirm: ReturnType<typeof useConfirm>[0]
  onEdit: () => void
}

function More({ document, confirm, onEdit }: MoreProps) {
  const t = useTexts(documentTexts)
  const canManage = useCan('documents.manage')
  const navigate = useNavigate()
  const { id, title, legal_hold, status } = document
  const remove = () =>
    confirm({
      title: t('documents.remove.title'),
      effect: t('documents.remove.effect', { title }),
      verb: t('documents.remove'),
      onConfirm: async () => {
        await removeDocument(id)
        await navigate({ to: '/documents' })
        await forgetDocument(id)
      },
      done: t('documents.removed'),
    })
  const hold = () =>
    confirm({
      title: t(legal_hold ? 'documents.release' : 'documents.hold'),
      effect: t(legal_hold ? 'documents.release.effect' : 'documents.hold.effect'),
      verb: t(legal_hold ? 'documents.release' : 'documents.hold'),
      reason: 'required',
      tone: 'brand',
      onConfirm: ({ reason }) => changeLegalHold(id, !legal_hold, reason ?? ''),
    })
  return (
    <ActionMenu
      target={
        <ActionIcon variant="default" size={36} aria-label={t('documents.more')}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      }
    >
      <MenuItem leftSection={<IconPencil size={16} />} onClick={onEdit}>
        {t('documents.edit')}
      </MenuItem>
      {canManage && (
        <MenuItem leftSection={<IconGavel size={16} />} onClick={hold}>
          {t(legal_hold ? 'documents.release' : 'documents.hold')}
        </MenuItem>
      )}
      {OPEN.includes(status) && !legal_hold && (
        <MenuItem color="red" leftSection={<IconTrash size={16} />} onClick={remove}>
          {t('documents.remove')}
        </MenuItem>
      )}
    </ActionMenu>
  )
}
