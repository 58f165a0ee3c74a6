import { Text } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { removeDocumentTemplate } from '../../data/documents/document-settings.ts'
import { type DocumentTemplate, templatesQuery } from '../../data/documents/documents.ts'
import { useTexts } from '../../i18n/texts.ts'
import { EditableList } from '../../parts/list/editable-list.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { NamedActions } from './named-actions.tsx'
import { documentSettingTexts } from './texts.ts'

const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'), 'TemplateDialog')

/** Texts with places to fill in; whoever makes a document chooses one and gets a form. */
export function TemplatesTab() {
  const t = useTexts(documentSettingTexts)
  return (
    <EditableList
      query={useQuery(templatesQuery)}
      add={t('docset.template.new')}
      empty={{
        icon: IconTemplate,
        title: t('docset.template.empty'),
        text: t('docset.template.empty.text'),
      }}
      dialog={(template, onClose) => <TemplateDialog template={template} opened onClose={onClose} />}
    >
      {(templates, onEdit) =>
        templates.map(template => (
          <TemplateCard key={template.id} template={template} onEdit={() => onEdit(template)} />
        ))
      }
    </EditableList>
  )
}

function TemplateCard({ template, onEdit }: { template: DocumentTemplate; onEdit: () => void }) {
  const t = useTexts(documentSettingTexts)
  const [confirm, dialog] = useConfirm()
  const { id, name, text, fields } = template
  const remove = () =>
    confirm({
      title: t('docset.template.remove'),
      effect: t('docset.template.remove.effect', { name }),
      verb: t('docset.remove'),
      onConfirm: () => removeDocumentTemplate(id),
    })
  return (
    <Card title={name} actions={<NamedActions name={name} onEdit={onEdit} onRemove={remove} />}>
      <Text size="sm" lineClamp={3} style={{ whiteSpace: 'pre-line' }}>
        <bdi>{text}</bdi>
      </Text>
      {fields.length > 0 && (
        <Text size="xs" c="dimmed" mt="xs">
          {t('docset.template.fields')}: {fields.map(({ label }) => label).join(' · ')}
        </Text>
      )}
      {dialog}
    </Card>
  )
}
