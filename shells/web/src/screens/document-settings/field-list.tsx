import { ActionIcon, Button, Checkbox, Group, Stack, TagsInput, Text, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconPlus, IconTextPlus, IconTrash } from '@tabler/icons-react'
import { useTexts } from '../../i18n/texts.ts'
import { SelectField } from '../../parts/select/select-field.tsx'
import type { FieldGiven, TemplateValues } from './template-values.ts'
import { documentSettingTexts } from './texts.ts'

const KINDS = ['text', 'multiline', 'date', 'number', 'choice'] as const
const MOST = 50

/** Short, and never one that is there. */
function nextKey(fields: readonly FieldGiven[]): string {
  let no = fields.length + 1
  while (fields.some(({ key }) => key === `field_${no}`)) no += 1
  return `field_${no}`
}

export function FieldList({ form }: { form: UseFormReturnType<TemplateValues> }) {
  const t = useTexts(documentSettingTexts)
  const { fields } = form.getValues()
  const add = () => {
    const field = { key: nextKey(fields), label: '', kind: 'text' as const, required: true }
    form.insertListItem('fields', field)
    form.setFieldValue('text', text => `${text}{{${field.key}}}`)
  }
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {t('docset.template.fields')}
      </Text>
      {fields.map((field, at) => (
        <FieldRow key={field.key} form={form} field={field} at={at} />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={18} />}
        onClick={add}
        disabled={fields.length >= MOST}
      >
        {t('docset.field.add')}
      </Button>
    </Stack>
  )
}

type FieldRowProps = { form: UseFormReturnType<TemplateValues>; field: FieldGiven; at: number }

function FieldRow({ form, field, at }: FieldRowProps) {
  const t = useTexts(documentSettingTexts)
  const name = `fields.${at}`
  const place = `{{${field.key}}}`
  return (
    <Group align="flex-end" gap="xs" wrap="wrap" role="group" aria-label={field.label || place}>
      <TextInput
        label={t('docset.field.label')}
        description={<bdi dir="ltr">{place}</bdi>}
        required
        maxLength={200}
        style={{ flex: '1 1 180px' }}
        {...form.getInputProps(`${name}.label`)}
      />
      <SelectField
        label={t('docset.field.kind')}
        w={160}
        allowDeselect={false}
        data={KINDS.map(value => ({ value, label: t(`docset.field.kind.${value}`) }))}
        {...form.getInputProps(`${name}.kind`)}
      />
      <Checkbox
        label={t('docset.field.required')}
        pb={8}
        checked={field.required}
        onChange={event => form.setFieldValue(`${name}.required`, event.currentTarget.checked)}
      />
      <FieldButtons form={form} field={field} at={at} />
      {field.kind === 'choice' && (
        <TagsInput
          label={t('docset.field.choices')}
          description={t('docset.field.choices.note')}
          w="100%"
          maxTags={MOST}
          {...form.getInputProps(`${name}.choices`)}
        />
      )}
    </Group>
  )
}

function FieldButtons({ form, field, at }: FieldRowProps) {
  const t = useTexts(documentSettingTexts)
  const place = `{{${field.key}}}`
  return (
    <Group gap={4} pb={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('docset.field.insert', { place })}
        onClick={() => form.setFieldValue('text', text => `${text}${place}`)}
      >
        <IconTextPlus size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('docset.remove_of', { name: field.label || place })}
        onClick={() => form.removeListItem('fields', at)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </Group>
  )
}
