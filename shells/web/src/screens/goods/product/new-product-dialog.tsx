import { useNavigate } from '@tanstack/react-router'
import { createProduct, type Product } from '../../../data/business/goods.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { FormDialog } from '../../../parts/form/form-dialog.tsx'
import { useApiForm } from '../../../parts/form/use-api-form.ts'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { goodsTexts } from '../texts.ts'
import { ProductFields } from './product-fields.tsx'
import { bodyOf, EMPTY, type ProductValues } from './product-values.ts'

export function NewProductDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const t = useTexts(goodsTexts)
  const navigate = useNavigate()
  const state = useApiForm<ProductValues, Product>({
    initialValues: EMPTY,
    validate: { name: value => (value.trim() === '' ? t('goods.required') : null) },
    fieldOfCode: { sku_taken: 'sku', barcode_taken: 'barcodes' },
    onSubmit: values => createProduct(bodyOf(values)),
    onDone: ({ id, name }) => {
      showDone(t('goods.created', { name }))
      void navigate({ to: '/goods/$id', params: { id } })
    },
  })
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      title={t('goods.new')}
      state={state}
      verb={t('goods.add')}
      size="lg"
    >
      <ProductFields form={state.form} />
    </FormDialog>
  )
}
