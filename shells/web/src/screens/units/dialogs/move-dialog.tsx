import { Text } from '@mantine/core'
import { moveUnit, type Unit } from '../../../data/organisation/units.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showUndo } from '../../../parts/overlay/toasts.tsx'
import { UnitSelect } from '../../../parts/unit/unit-select.tsx'
import { unitsTexts } from '../texts.ts'

type MoveDialogProps = { opened: boolean; onClose: () => void; unit: Unit; parent: string | null }

/** Says in numbers what moves along before it does. */
export function MoveDialog({ opened, onClose, unit, parent }: MoveDialogProps) {
  const t = useTexts(unitsTexts)
  const state = useApiForm({
    initialValues: { parent_id: parent },
    onSubmit: ({ parent_id }) => moveUnit(unit.id, parent_id),
    onDone: () => {
      showUndo({
        message: t('units.moved', { name: unit.name }),
        onUndo: () => moveUnit(unit.id, unit.parent_id),
      })
      onClose()
    },
  })
  const { form } = state
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('units.move.title', { name: unit.name })}
      state={state}
      verb={t('units.move')}
    >
      <Text size="sm">{t('units.move.text', { members: unit.total_members })}</Text>
      <UnitSelect
        label={t('units.parent')}
        placeholder={t('units.top')}
        without={unit}
        value={form.values.parent_id}
        onChange={parent_id => form.setFieldValue('parent_id', parent_id)}
        error={form.errors['parent_id']}
      />
    </FormDialog>
  )
}
