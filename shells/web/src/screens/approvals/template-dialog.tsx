import { Textarea, TextInput } from '@mantine/core'
import { type FlowTemplate, saveTemplate } from '../../data/documents/approvals.ts'
import { useTexts } from '../../i18n/texts.ts'
import { type DesignStep, designOf, newStep, stepsGiven } from '../../parts/approval/design.ts'
import { FlowDesigner } from '../../parts/approval/flow-designer.tsx'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { showDone } from '../../parts/overlay/toasts.tsx'
import { approvalScreenTexts } from './texts.ts'

type TemplateDialogProps = { template: FlowTemplate | null; opened: boolean; onClose: () => void }

export function TemplateDialog({ template, opened, onClose }: TemplateDialogProps) {
  const t = useTexts(approvalScreenTexts)
  const state = useApiForm({
    initialValues: {
      name: template?.name ?? '',
      description: template?.description ?? '',
      design: (template ? designOf(template.steps) : [newStep(1)]) as DesignStep[],
    },
    onSubmit: ({ name, description, design }) =>
      saveTemplate(template, {
        name: name.trim(),
        description: description.trim(),
        steps: stepsGiven(design),
      }),
    onDone: () => {
      showDone(t('approvals.template.saved'))
      onClose()
    },
  })
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(template ? 'approvals.template.edit' : 'approvals.template.new')}
      state={state}
      verb={t('approvals.template.save')}
      size="xl"
    >
      <TextInput
        label={t('approvals.template.name')}
        required
        maxLength={200}
        {...form.getInputProps('name')}
      />
      <Textarea
        label={t('approvals.template.description')}
        autosize
        maxLength={500}
        {...form.getInputProps('description')}
      />
      <FlowDesigner
        steps={form.getValues().design}
        onChange={design => form.setFieldValue('design', design)}
      />
    </FormDialog>
  )
}
