import { Group, Stack, Text, TextInput } from '@mantine/core'
import { IconCash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { createTill, tillsQuery } from '../../../data/business/pos.ts'
import { locationsQuery } from '../../../data/business/warehouse.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { EditableList } from '../../../parts/list/editable-list.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { posTexts } from '../texts.ts'

export function TillsTab() {
  const t = useTexts(posTexts)
  const canManage = useCan('pos.manage')
  return (
    <EditableList
      query={useQuery(tillsQuery)}
      add={canManage ? t('pos.tills.add') : null}
      empty={{ icon: IconCash, title: t('pos.tills.empty'), text: t('pos.tills.empty.text') }}
      dialog={(_till, onClose) => <TillDialog onClose={onClose} />}
    >
      {items => (
        <Card title={t('pos.tills')} maw={760}>
          <Stack gap="sm">
            {items.map(till => (
              <Group key={till.id} justify="space-between" wrap="nowrap">
                <div>
                  <Text size="sm" fw={600}>
                    <bdi>{`${till.name} (${till.prefix})`}</bdi>
                  </Text>
                  <Text size="xs" c="dimmed">
                    <bdi>{till.location.name}</bdi>
                  </Text>
                </div>
                {till.holder && (
                  <StatusBadge tone="info">
                    <bdi>{till.holder.taken_by}</bdi>
                  </StatusBadge>
                )}
              </Group>
            ))}
          </Stack>
        </Card>
      )}
    </EditableList>
  )
}

function TillDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(posTexts)
  const { data } = useQuery(locationsQuery)
  const needed = (value: string) => (value.trim() === '' ? t('pos.required') : null)
  const state = useApiForm({
    initialValues: { name: '', prefix: '', location: '' },
    validate: { name: needed, prefix: needed, location: needed },
    onSubmit: createTill,
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog opened onClose={onClose} title={t('pos.tills.add')} state={state} verb={t('pos.save')}>
      <TextInput label={t('pos.name')} required maxLength={100} {...form.getInputProps('name')} />
      <TextInput
        label={t('pos.prefix')}
        description={t('pos.prefix.text')}
        required
        maxLength={16}
        {...form.getInputProps('prefix')}
      />
      <SelectField
        label={t('pos.location')}
        required
        data={(data?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={form.getValues().location || null}
        onChange={location => form.setFieldValue('location', location ?? '')}
        error={form.errors['location']}
      />
    </FormDialog>
  )
}
