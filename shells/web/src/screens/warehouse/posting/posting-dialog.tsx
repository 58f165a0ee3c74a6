import { SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { locationsQuery, type PostingWithMoves } from '../../../data/business/warehouse.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { DayField } from '../../../parts/day/day-field.tsx'
import { AddLine } from '../../../parts/form/add-line.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { type ApiForm, useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { warehouseTexts } from '../texts.ts'
import { ContactField } from './contact-field.tsx'
import type { PostedKind } from './posting-actions.tsx'
import { PostingLine } from './posting-line.tsx'
import { EMPTY_LINE, type PostingValues, postValues } from './posting-values.ts'

type PostingDialogProps = { kind: PostedKind; onClose: () => void }

function usePostingForm(kind: PostedKind) {
  const t = useTexts(warehouseTexts)
  const navigate = useNavigate()
  const needed = (value: string) => (value.trim() === '' ? t('warehouse.required') : null)
  return useApiForm<PostingValues, PostingWithMoves>({
    initialValues: {
      ...{ from: '', to: '', contact: null, on: '', reference: '', note: '' },
      lines: [{ ...EMPTY_LINE }],
    },
    validate: {
      from: value => (kind === 'receipt' ? null : needed(value)),
      to: value => (kind === 'delivery' ? null : needed(value)),
      lines: { product: needed, quantity: needed },
    },
    onSubmit: values => postValues(kind, values),
    onDone: ({ id }) => {
      showDone(t('warehouse.posted'))
      void navigate({ to: '/warehouse/postings/$id', params: { id } })
    },
  })
}

/** A receipt, a delivery or a transfer, line by line. */
export function PostingDialog({ kind, onClose }: PostingDialogProps) {
  const t = useTexts(warehouseTexts)
  const state = usePostingForm(kind)
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`warehouse.kind.${kind}`)}
      state={state}
      verb={t('warehouse.post')}
      size="xl"
    >
      <Stack>
        <Head kind={kind} form={form} />
        {form.getValues().lines.map((_line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place, as the server names it
          <PostingLine key={index} form={form} index={index} isReceived={kind === 'receipt'} />
        ))}
        <AddLine
          label={t('warehouse.lines.add')}
          onAdd={() => form.insertListItem('lines', { ...EMPTY_LINE })}
        />
        <Textarea label={t('warehouse.note')} autosize maxLength={2000} {...form.getInputProps('note')} />
      </Stack>
    </FormDialog>
  )
}

type HeadProps = { kind: PostedKind; form: ApiForm<PostingValues>['form'] }

function Head({ kind, form }: HeadProps) {
  const t = useTexts(warehouseTexts)
  const { data } = useQuery(locationsQuery)
  const own = (data?.items ?? []).filter(location => location.kind === 'internal')
  const values = form.getValues()
  const place = (name: 'from' | 'to') => (
    <SelectField
      label={t(`warehouse.${name}`)}
      required
      data={own.map(({ id, name: label }) => ({ value: id, label }))}
      allowDeselect={false}
      value={values[name] || null}
      onChange={id => form.setFieldValue(name, id ?? '')}
      error={form.errors[name]}
    />
  )
  return (
    <>
      {data && own.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('warehouse.locations.first')}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {kind !== 'receipt' && place('from')}
        {kind !== 'delivery' && place('to')}
        {kind !== 'transfer' && (
          <ContactField
            label={t(kind === 'receipt' ? 'warehouse.supplier' : 'warehouse.customer')}
            value={values.contact}
            onChange={id => form.setFieldValue('contact', id)}
          />
        )}
        <TextInput label={t('warehouse.reference')} maxLength={100} {...form.getInputProps('reference')} />
        <DayField
          label={t('warehouse.day')}
          value={values.on}
          onChange={day => form.setFieldValue('on', day ?? '')}
          error={form.errors['on']}
        />
      </SimpleGrid>
    </>
  )
}
