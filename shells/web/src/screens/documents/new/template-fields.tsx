import { Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { DocumentTemplate } from '../../../data/documents/documents.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'

type Field = DocumentTemplate['fields'][number]
export type NewDocumentValues = { title: string; fields: Record<string, string> }
type Form = UseFormReturnType<NewDocumentValues>

/** One input for each field of a template, after its kind. */
export function TemplateFields({ form, fields }: { form: Form; fields: readonly Field[] }) {
  return fields.map(field => <TemplateField key={field.key} form={form} field={field} />)
}

function TemplateField({
  form,
  field: { key, label, kind, required, choices },
}: {
  form: Form
  field: Field
}) {
  const name = `fields.${key}`
  const input = { label, withAsterisk: required, ...form.getInputProps(name) }
  if (kind === 'multiline') return <Textarea autosize minRows={3} {...input} />
  if (kind === 'choice')
    return <SelectField data={(choices ?? []).map(choice => ({ value: choice, label: choice }))} {...input} />
  if (kind === 'date')
    return (
      <DayField
        label={label}
        value={form.getValues().fields[key] ?? ''}
        onChange={day => form.setFieldValue(name, day ?? '')}
      />
    )
  return <TextInput {...input} {...(kind === 'number' && { inputMode: 'decimal' as const, dir: 'ltr' })} />
}
