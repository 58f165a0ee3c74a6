import { TextInput } from '@mantine/core'
import { IconCategory } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  type Category,
  categoriesQuery,
  deleteCategory,
  saveCategory,
} from '../../../data/business/goods-lists.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { EditableList } from '../../../parts/list/editable-list.tsx'
import { SelectField } from '../../../parts/select/select-field.tsx'
import { goodsTexts } from '../texts.ts'
import { ShortList } from './short-list.tsx'

export function CategoriesTab() {
  const t = useTexts(goodsTexts)
  const canManage = useCan('goods.manage')
  return (
    <EditableList
      query={useQuery(categoriesQuery)}
      add={canManage ? t('goods.categories.add') : null}
      empty={{ icon: IconCategory, title: t('goods.categories.empty'), text: t('goods.categories.text') }}
      dialog={(category, onClose, items) => (
        <CategoryDialog category={category} categories={items} onClose={onClose} />
      )}
    >
      {(items, onEdit) => (
        <ShortList
          items={items}
          about={({ parent }) => <bdi>{items.find(({ id }) => id === parent)?.name}</bdi>}
          canManage={canManage}
          onEdit={onEdit}
          onRemove={({ id }) => deleteCategory(id)}
        />
      )}
    </EditableList>
  )
}

type CategoryDialogProps = {
  category: Category | null
  categories: readonly Category[]
  onClose: () => void
}

function CategoryDialog({ category, categories, onClose }: CategoryDialogProps) {
  const t = useTexts(goodsTexts)
  const state = useApiForm({
    initialValues: { name: category?.name ?? '', parent: category?.parent ?? (null as string | null) },
    onSubmit: ({ name, parent }) => saveCategory(category, { name: name.trim(), parent }),
    onDone: onClose,
  })
  const { form } = state
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={category ? category.name : t('goods.categories.add')}
      state={state}
      verb={t('goods.save')}
    >
      <TextInput label={t('goods.name')} required maxLength={200} {...form.getInputProps('name')} />
      {!category && categories.length > 0 && (
        <SelectField
          label={t('goods.categories.parent')}
          data={categories.map(({ id, name }) => ({ value: id, label: name }))}
          clearable
          clearButtonProps={{ 'aria-label': t('goods.clear') }}
          searchable
          value={form.getValues().parent}
          onChange={parent => form.setFieldValue('parent', parent)}
        />
      )}
    </FormDialog>
  )
}
