import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type Product, productQuery } from '../../../data/business/goods.ts'
import { useCan } from '../../../data/me.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { StatusBadge } from '../../../parts/badge/status-badge.tsx'
import { lazyPart } from '../../../parts/overlay/lazy-part.ts'
import { TextLink } from '../../../parts/page/links.tsx'
import { PageHeader } from '../../../parts/page/page-header.tsx'
import { CardWaiting } from '../../../parts/page/page-waiting.tsx'
import { ResourcePage } from '../../../parts/page/resource-page.tsx'
import { ReadOnlyNotice } from '../../../parts/state/read-only-notice.tsx'
import { productAddress } from '../address.ts'
import { goodsTexts } from '../texts.ts'
import { ProductState } from './product-state.tsx'

// Fields with lists of choices are heavy: the page is there before them.
const PricesCard = lazyPart(() => import('./prices-card.tsx'), 'PricesCard')
const VariantsCard = lazyPart(() => import('./variants-card.tsx'), 'VariantsCard')
const ImagesCard = lazyPart(() => import('./images-card.tsx'), 'ImagesCard')
const ProductEditor = lazyPart(() => import('./product-editor.tsx'), 'ProductEditor')

export function ProductScreen() {
  const { id } = productAddress.useParams()
  return (
    <ResourcePage query={useQuery(productQuery(id))}>
      {({ data, visit, reload }) => <ProductPage key={id} product={data} visit={visit} onReload={reload} />}
    </ResourcePage>
  )
}

type ProductPageProps = { product: Product; visit: number; onReload: () => void }

function ProductPage({ product, visit, onReload }: ProductPageProps) {
  const t = useTexts(goodsTexts)
  const canManage = useCan('goods.manage')
  const { name, parent, archived, sku } = product
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('goods.title'), to: '/goods' }, { label: name }]}
        title={name}
        description={
          <Group gap="sm" mt={4}>
            {sku && <bdi>{sku}</bdi>}
            {parent && (
              <TextLink to="/goods/$id" params={{ id: parent.id }}>
                <bdi>{parent.name}</bdi>
              </TextLink>
            )}
            {archived && <StatusBadge tone="neutral">{t('goods.archived')}</StatusBadge>}
          </Group>
        }
      />
      <Stack maw={820}>
        <ReadOnlyNotice permission="goods.manage" />
        <Suspense fallback={<CardWaiting />}>
          <ProductEditor key={visit} product={product} canManage={canManage} onReload={onReload} />
          <PricesCard product={product} canManage={canManage} />
          <ImagesCard product={product} canManage={canManage} onChanged={onReload} />
          {parent === null && <VariantsCard product={product} canManage={canManage} />}
        </Suspense>
        {canManage && <ProductState product={product} onChanged={onReload} />}
      </Stack>
    </>
  )
}
