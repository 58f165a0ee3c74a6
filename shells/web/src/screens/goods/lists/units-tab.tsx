import { TextInput } from '@mantine/core'
import { IconRuler2 } from '@tabler/icons-react'
import { fmt, normaliseDecimal } from '@tamga/formats'
import { useQuery } from '@tanstack/react-query'
import {
  deleteGoodsUnit,
  type GoodsUnit,
  goodsUnitsQuery,
  saveGoodsUnit,
} from '../../../data/business/goods-lists.ts'
import { useCan } from '../../../data/me.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { EditableList } from '../../../parts/list/editable-list.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { goodsTexts } from '../texts.ts'
import { ShortList } from './short-list.tsx'

export function UnitsTab() {
  const t = useTexts(goodsTexts)
  const { language } = useLanguage()
  const canManage = useCan('goods.manage')
  const about = ({ code, base, factor }: GoodsUnit) =>
    base ? `1 ${code} = ${fmt.decimal(language, factor)} ${base.code}` : code
  return (
    <EditableList
      query={useQuery(goodsUnitsQuery)}
      add={canManage ? t('goods.units.add') : null}
      empty={{ icon: IconRuler2, title: t('goods.units.empty'), text: t('goods.units.text') }}
      dialog={(unit, onClose, items) => <UnitDialog unit={unit} units={items} onClose={onClose} />}
    >
      {(items, onEdit) => (
        <ShortList
          items={items}
          about={about}
          canManage={canManage}
          onEdit={onEdit}
          onRemove={({ id }) => deleteGoodsUnit(id)}
        />
      )}
    </EditableList>
  )
}

type UnitDialogProps = { unit: GoodsUnit | null; units: readonly GoodsUnit[]; onClose: () => void }

function useUnitForm(unit: GoodsUnit | null, onClose: () => void) {
  return useApiForm({
    initialValues: {
      code: unit?.code ?? '',
      name: unit?.name ?? '',
      base: unit?.base?.id ?? (null as string | null),
      factor: unit?.factor ?? '',
    },
    onSubmit: ({ code, name, base, factor }) =>
      saveGoodsUnit(unit, {
        code: code.trim(),
        name: name.trim(),
        ...(base !== null && { base, factor: normaliseDecimal(factor) }),
      }),
    onDone: onClose,
  })
}

function UnitDialog({ unit, units, onClose }: UnitDialogProps) {
  const t = useTexts(goodsTexts)
  const state = useUnitForm(unit, onClose)
  const { form } = state
  const bases = units.filter(({ base }) => base === null)
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={unit ? unit.name : t('goods.units.add')}
      state={state}
      verb={t('goods.save')}
    >
      <TextInput label={t('goods.units.code')} required maxLength={20} {...form.getInputProps('code')} />
      <TextInput label={t('goods.name')} required maxLength={200} {...form.getInputProps('name')} />
      {!unit && bases.length > 0 && (
        <SelectField
          label={t('goods.units.base')}
          description={t('goods.units.base.note')}
          data={bases.map(({ id, code, name }) => ({ value: id, label: `${code} — ${name}` }))}
          clearable
          clearButtonProps={{ 'aria-label': t('goods.clear') }}
          value={form.getValues().base}
          onChange={base => form.setFieldValue('base', base)}
        />
      )}
      {!unit && form.getValues().base !== null && (
        <TextInput
          label={t('goods.units.factor')}
          inputMode="decimal"
          required
          {...form.getInputProps('factor')}
        />
      )}
    </FormDialog>
  )
}
