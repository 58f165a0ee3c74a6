import { Stack } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  type ApprovalSettings,
  approvalSettingsQuery,
  type FlowTemplate,
  removeTemplate,
  saveApprovalSettings,
  templatesQuery,
} from '../../data/documents/approvals.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { PlanDrawing } from '../../parts/approval/flow-drawing.tsx'
import { EditableList } from '../../parts/list/editable-list.tsx'
import { RowActions } from '../../parts/list/row-actions.tsx'
import { lazyPart } from '../../parts/overlay/lazy-part.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { SelectField } from '../../parts/select/select-field.tsx'
import { approvalScreenTexts } from './texts.ts'

const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'), 'TemplateDialog')

/** Flows that are used again and again; who manages documents changes them. */
export function TemplatesTab() {
  const t = useTexts(approvalScreenTexts)
  const manages = useCan('documents.manage')
  return (
    <Stack>
      <EditableList
        query={useQuery(templatesQuery)}
        add={manages ? t('approvals.template.new') : null}
        empty={{
          icon: IconTemplate,
          title: t('approvals.template.empty'),
          text: t('approvals.template.empty.text'),
        }}
        dialog={(template, onClose) => <TemplateDialog template={template} opened onClose={onClose} />}
      >
        {(templates, onEdit) =>
          templates.map(template => (
            <TemplateCard
              key={template.id}
              template={template}
              onEdit={manages ? () => onEdit(template) : null}
            />
          ))
        }
      </EditableList>
      {manages && <OwnDocuments />}
    </Stack>
  )
}

function TemplateCard({ template, onEdit }: { template: FlowTemplate; onEdit: (() => void) | null }) {
  const t = useTexts(approvalScreenTexts)
  const [confirm, dialog] = useConfirm()
  const { id, name, description, steps } = template
  const labels = {
    edit: `${t('approvals.template.edit')}: ${name}`,
    remove: `${t('approvals.template.remove')}: ${name}`,
  }
  const remove = () =>
    confirm({
      title: t('approvals.template.remove'),
      effect: t('approvals.template.remove.effect'),
      verb: t('approvals.template.remove'),
      onConfirm: () => removeTemplate(id),
    })
  return (
    <Card
      title={name}
      description={description || undefined}
      actions={onEdit && <RowActions labels={labels} onEdit={onEdit} onRemove={remove} />}
    >
      <PlanDrawing steps={steps} />
      {dialog}
    </Card>
  )
}

const OWN = ['no_other', 'never', 'always'] as const

function OwnDocuments() {
  const t = useTexts(approvalScreenTexts)
  const { data } = useQuery(approvalSettingsQuery)
  if (!data) return null
  const save = async (own_documents: ApprovalSettings['own_documents']) => {
    await saveApprovalSettings({ own_documents })
    showDone(t('approvals.own.saved'))
  }
  return (
    <Card>
      <SelectField
        label={t('approvals.own')}
        maw={420}
        allowDeselect={false}
        data={OWN.map(value => ({ value, label: t(`approvals.own.${value}`) }))}
        value={data.own_documents}
        onChange={value => value && void save(value as ApprovalSettings['own_documents'])}
      />
    </Card>
  )
}
