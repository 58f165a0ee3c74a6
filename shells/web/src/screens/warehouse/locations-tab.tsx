import { Stack, TextInput } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  deleteLocation,
  locationsQuery,
  type StockLocation,
  saveLocation,
} from '../../data/business/warehouse.ts'
import { useCan } from '../../data/me.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FormDialog } from '../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../parts/form/use-api-form.ts'
import { EditableList } from '../../parts/list/editable-list.tsx'
import { ListRow } from '../../parts/list/list-row.tsx'
import { RowActions } from '../../parts/list/row-actions.tsx'
import { useConfirm } from '../../parts/overlay/use-confirm.tsx'
import { Card } from '../../parts/page/card.tsx'
import { warehouseTexts } from './texts.ts'

/** Only the places of the company: those outside are there by themselves. */
const own = <T extends { items: StockLocation[] }>(data: T): T => ({
  ...data,
  items: data.items.filter(({ kind }) => kind === 'internal'),
})

export function LocationsTab() {
  const t = useTexts(warehouseTexts)
  const canManage = useCan('warehouse.manage')
  return (
    <EditableList
      query={useQuery({ ...locationsQuery, select: own })}
      add={canManage ? t('warehouse.locations.add') : null}
      empty={{ icon: IconMapPin, title: t('warehouse.locations.empty'), text: t('warehouse.locations.text') }}
      dialog={(location, onClose) => <LocationDialog location={location} onClose={onClose} />}
    >
      {(items, onEdit) => <LocationList items={items} canManage={canManage} onEdit={onEdit} />}
    </EditableList>
  )
}

type LocationListProps = {
  items: readonly StockLocation[]
  canManage: boolean
  onEdit: (location: StockLocation) => void
}

function LocationList({ items, canManage, onEdit }: LocationListProps) {
  const t = useTexts(warehouseTexts)
  const [confirm, dialog] = useConfirm()
  const remove = ({ id, name }: StockLocation) =>
    confirm({
      title: t('warehouse.locations.delete', { name }),
      effect: t('warehouse.locations.delete.effect'),
      verb: t('warehouse.delete'),
      onConfirm: () => deleteLocation(id),
    })
  return (
    <Card maw={760}>
      <Stack gap="sm">
        {items.map(location => (
          <ListRow key={location.id} name={location.name}>
            {canManage && (
              <RowActions
                labels={{
                  edit: t('warehouse.edit', { name: location.name }),
                  remove: t('warehouse.remove', { name: location.name }),
                }}
                onEdit={() => onEdit(location)}
                onRemove={() => remove(location)}
              />
            )}
          </ListRow>
        ))}
      </Stack>
      {dialog}
    </Card>
  )
}

function LocationDialog({ location, onClose }: { location: StockLocation | null; onClose: () => void }) {
  const t = useTexts(warehouseTexts)
  const state = useApiForm({
    initialValues: { name: location?.name ?? '' },
    validate: { name: value => (value.trim() === '' ? t('warehouse.required') : null) },
    fieldOfCode: { location_taken: 'name' },
    onSubmit: ({ name }) => saveLocation(location, name.trim()),
    onDone: onClose,
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={location ? location.name : t('warehouse.locations.add')}
      state={state}
      verb={t('warehouse.save')}
    >
      <TextInput label={t('warehouse.name')} required maxLength={200} {...state.form.getInputProps('name')} />
    </FormDialog>
  )
}
