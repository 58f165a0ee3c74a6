import { Group, Stack, Text, TextInput } from '@mantine/core'
import { IconFolder } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  createFolder,
  type Folder,
  removeFolder,
  renameFolder,
} from '../../data/documents/document-settings.ts'
import { foldersQuery } from '../../data/documents/documents.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { EditableList } from '../../parts/list/editable-list.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { SelectField } from '../../parts/select/select-field.tsx'
import { NamedActions } from './named-actions.tsx'
import { documentSettingTexts } from './texts.ts'

const byPath = (a: Folder, b: Folder): number => a.path.join('\u0000').localeCompare(b.path.join('\u0000'))

/** Folders sort documents; they give access to none. */
export function FoldersTab() {
  const t = useTexts(documentSettingTexts)
  return (
    <EditableList
      query={useQuery(foldersQuery)}
      add={t('docset.folder.new')}
      empty={{ icon: IconFolder, title: t('docset.folder.empty'), text: t('docset.folder.text') }}
      dialog={(folder, onClose, folders) => (
        <FolderDialog folder={folder} folders={[...folders].sort(byPath)} onClose={onClose} />
      )}
    >
      {(folders, onEdit) => (
        <Card description={t('docset.folder.text')}>
          <Stack gap={4} component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
            {[...folders].sort(byPath).map(folder => (
              <FolderRow key={folder.id} folder={folder} onEdit={() => onEdit(folder)} />
            ))}
          </Stack>
        </Card>
      )}
    </EditableList>
  )
}

function FolderRow({ folder, onEdit }: { folder: Folder; onEdit: () => void }) {
  const t = useTexts(documentSettingTexts)
  const [confirm, dialog] = useConfirm()
  const { id, name, path } = folder
  const remove = () =>
    confirm({
      title: t('docset.folder.remove'),
      effect: t('docset.folder.remove.effect', { name }),
      verb: t('docset.remove'),
      onConfirm: () => removeFolder(id),
    })
  return (
    <Group component="li" justify="space-between" wrap="nowrap" ps={(path.length - 1) * 24}>
      <Group gap="xs" wrap="nowrap">
        <IconFolder size={18} aria-hidden />
        <Text size="sm">
          <bdi>{name}</bdi>
        </Text>
      </Group>
      <NamedActions name={path.join(' / ')} onEdit={onEdit} onRemove={remove} />
      {dialog}
    </Group>
  )
}

type FolderDialogProps = { folder: Folder | null; folders: readonly Folder[]; onClose: () => void }

function FolderDialog({ folder, folders, onClose }: FolderDialogProps) {
  const t = useTexts(documentSettingTexts)
  const state = useApiForm<{ name: string; parent_id: string | null }>({
    initialValues: { name: folder?.name ?? '', parent_id: null },
    validate: { name: value => (value.trim() === '' ? t('docset.required') : null) },
    onSubmit: ({ name, parent_id }) =>
      folder ? renameFolder(folder, name.trim()) : createFolder(name.trim(), parent_id),
    onDone: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(folder ? 'docset.folder.edit' : 'docset.folder.new')}
      state={state}
      verb={t('docset.save')}
    >
      <TextInput
        label={t('docset.folder.name')}
        required
        maxLength={200}
        data-autofocus
        {...state.form.getInputProps('name')}
      />
      {!folder && folders.length > 0 && (
        <SelectField
          label={t('docset.folder.parent')}
          placeholder={t('docset.folder.top')}
          clearable
          data={folders.map(({ id, path }) => ({ value: id, label: path.join(' / ') }))}
          {...state.form.getInputProps('parent_id')}
        />
      )}
    </FormDialog>
  )
}
