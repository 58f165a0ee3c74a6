import { Textarea, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { createBatch } from '../../../data/government/registry.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { registryTexts } from '../texts.ts'

const numbersIn = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean)

export function NewBatchDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(registryTexts)
  const navigate = useNavigate()
  const state = useApiForm({
    initialValues: { registry_numbers: '', purpose: '' },
    validate: {
      registry_numbers: value =>
        numbersIn(value).every(one => /^\d{7}$/.test(one)) ? null : t('registry.batch.wrong'),
    },
    fieldOfCode: { purpose_required: 'purpose' },
    onSubmit: ({ registry_numbers, purpose }) =>
      createBatch({ registry_numbers: numbersIn(registry_numbers), purpose }),
    onDone: ({ id }) => void navigate({ to: '/registry/batches/$id', params: { id } }),
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('registry.batch.new')}
      state={state}
      verb={t('registry.batch.start')}
    >
      <Textarea
        label={t('registry.batch.numbers')}
        description={t('registry.batch.numbers.hint')}
        placeholder={'5000001\n5000002'}
        autosize
        minRows={5}
        maxRows={12}
        required
        {...state.form.getInputProps('registry_numbers')}
      />
      <TextInput
        label={t('registry.purpose')}
        maxLength={500}
        required
        {...state.form.getInputProps('purpose')}
      />
    </FormDialog>
  )
}
