import { Text, TextInput } from '@mantine/core'
import { changeUnit, createUnit, type Unit } from '../../../data/organisation/units.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { PersonSelect } from '../../../parts/person/person-select.tsx'
import { unitsTexts } from '../texts.ts'

type UnitDialogProps = { opened: boolean; onClose: () => void; unit?: Unit; parent?: Unit | null }

/** Adds a unit below another one or at the top, or changes one. */
export function UnitDialog({ opened, onClose, unit, parent = null }: UnitDialogProps) {
  const t = useTexts(unitsTexts)
  const state = useUnitForm({ unit, parent, onClose })
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t(unit ? 'units.edit' : 'units.add')}
      state={state}
      verb={t(unit ? 'units.save' : 'units.add')}
    >
      {parent && (
        <Text size="sm" c="dimmed">
          {t('units.below')}: <bdi>{parent.path.join(' / ')}</bdi>
        </Text>
      )}
      <TextInput
        label={t('units.name')}
        required
        maxLength={200}
        autoComplete="off"
        data-autofocus
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('units.code')}
        description={t('units.code.note')}
        maxLength={32}
        autoComplete="off"
        dir="ltr"
        {...form.getInputProps('code')}
      />
      <PersonSelect
        label={t('units.manager')}
        description={t('units.manager.note')}
        value={form.values.manager}
        onChange={manager => form.setFieldValue('manager', manager)}
        error={form.errors['manager']}
      />
    </FormDialog>
  )
}

function useUnitForm({ unit, parent, onClose }: Pick<UnitDialogProps, 'unit' | 'parent' | 'onClose'>) {
  const t = useTexts(unitsTexts)
  return useApiForm({
    initialValues: { name: unit?.name ?? '', code: unit?.code ?? '', manager: unit?.manager ?? null },
    validate: { name: value => (value.trim() ? null : t('units.required')) },
    onSubmit: async ({ name, code, manager }) => {
      const body = { name: name.trim(), code: code.trim() || null, manager: manager?.id ?? null }
      if (unit) await changeUnit(unit.id, { ...body, version: unit.version })
      else await createUnit({ ...body, parent_id: parent?.id ?? null })
    },
    onDone: (_result, { name }) => {
      showDone(t(unit ? 'units.changed' : 'units.added', { name: name.trim() }))
      onClose()
    },
  })
}
