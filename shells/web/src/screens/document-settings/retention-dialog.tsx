import { Alert, NumberInput, Radio, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  changeRetentionRule,
  createRetentionRule,
  type NewRetentionRule,
  type RetentionRule,
} from '../../data/documents/document-settings.ts'
import { foldersQuery, templatesQuery } from '../../data/documents/documents.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { SelectField } from '../../parts/select/select-field.tsx'
import { documentSettingTexts } from './texts.ts'

type RetentionDialogProps = {
  rule: RetentionRule | null
  rules: readonly RetentionRule[]
  onClose: () => void
}
type Values = { scope: string; folder_id: string | null; template_id: string | null; months: number }

const SCOPES = ['all', 'folder', 'template'] as const
const YEARS_5 = 60

const bodyOf = ({ scope, folder_id, template_id, months }: Values): NewRetentionRule =>
  scope === 'folder' && folder_id
    ? { folder_id, months }
    : scope === 'template' && template_id
      ? { template_id, months }
      : { months }

export function RetentionDialog({ rule, rules, onClose }: RetentionDialogProps) {
  const t = useTexts(documentSettingTexts)
  const isFree = ({ scope, folder_id, template_id }: Values): string | null =>
    (scope === 'folder' && !folder_id) || (scope === 'template' && !template_id) ? t('docset.required') : null
  const state = useApiForm<Values>({
    initialValues: {
      scope: rules.some(({ folder, template }) => !folder && !template) ? 'folder' : 'all',
      folder_id: null,
      template_id: null,
      months: rule?.months ?? YEARS_5,
    },
    validate: {
      folder_id: (_, values) => (rule || values.scope !== 'folder' ? null : isFree(values)),
      template_id: (_, values) => (rule || values.scope !== 'template' ? null : isFree(values)),
    },
    onSubmit: values =>
      rule ? changeRetentionRule(rule, values.months) : createRetentionRule(bodyOf(values)),
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(rule ? 'docset.retention.edit' : 'docset.retention.new')}
      state={state}
      verb={t('docset.save')}
    >
      {!rule && <ScopeFields form={form} />}
      <NumberInput
        label={t('docset.retention.months_label')}
        description={t('docset.retention.months_note')}
        min={1}
        max={1200}
        allowDecimal={false}
        {...form.getInputProps('months')}
      />
      <Alert color="orange" icon={<IconAlertTriangle size={18} />}>
        {t('docset.retention.warning')}
      </Alert>
    </FormDialog>
  )
}

function ScopeFields({ form }: { form: ReturnType<typeof useApiForm<Values>>['form'] }) {
  const t = useTexts(documentSettingTexts)
  const { data: folders } = useQuery(foldersQuery)
  const { data: templates } = useQuery(templatesQuery)
  const { scope } = form.getValues()
  return (
    <>
      <Radio.Group label={t('docset.retention.scope')} {...form.getInputProps('scope')}>
        <Stack gap="xs" mt="xs">
          {SCOPES.map(one => (
            <Radio key={one} value={one} label={t(`docset.retention.scope.${one}`)} />
          ))}
        </Stack>
      </Radio.Group>
      {scope === 'folder' && (
        <SelectField
          label={t('docset.folder.name')}
          data={(folders?.items ?? []).map(({ id, path }) => ({ value: id, label: path.join(' / ') }))}
          {...form.getInputProps('folder_id')}
        />
      )}
      {scope === 'template' && (
        <SelectField
          label={t('docset.template.name')}
          data={(templates?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          {...form.getInputProps('template_id')}
        />
      )}
    </>
  )
}
