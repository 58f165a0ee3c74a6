import { changeProduct, type Product } from '../../../data/business/goods.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useVersionedForm } from '../../../parts/form/use-versioned-form.ts'
import { VersionedForm } from '../../../parts/form/versioned-form.tsx'
import { showDone } from '../../../parts/overlay/toasts.tsx'
import { Card } from '../../../parts/page/card.tsx'
import { goodsTexts } from '../texts.ts'
import { ProductFields } from './product-fields.tsx'
import { bodyOf, type ProductValues, valuesOf } from './product-values.ts'

type ProductEditorProps = { product: Product; canManage: boolean; onReload: () => void }

export function ProductEditor({ product, canManage, onReload }: ProductEditorProps) {
  const t = useTexts(goodsTexts)
  const state = useVersionedForm<ProductValues, Product>({
    version: product.version,
    initialValues: valuesOf(product),
    validate: { name: value => (value.trim() === '' ? t('goods.required') : null) },
    fieldOfCode: { sku_taken: 'sku', barcode_taken: 'barcodes' },
    onSubmit: (values, version) => changeProduct(product.id, { ...bodyOf(values, product), version }),
    onDone: ({ name }) => showDone(t('goods.saved', { name })),
  })
  return (
    <VersionedForm state={state} canSave={canManage} onReload={onReload}>
      <Card>
        <ProductFields form={state.form} isReadOnly={!canManage} />
      </Card>
    </VersionedForm>
  )
}
