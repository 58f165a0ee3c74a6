import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type Products = paths['/api/v1/goods/products']
type One = paths['/api/v1/goods/products/{id}']
type OfProduct = paths['/api/v1/goods/products/{id}/prices']

export type Product = One['get']['responses'][200]['content']['application/json']
export type ProductsQuery = NonNullable<Products['get']['parameters']['query']>
export type NewProduct = Products['post']['requestBody']['content']['application/json']
export type ProductChanges = NonNullable<One['put']['requestBody']>['content']['application/json']
export type Price = OfProduct['get']['responses'][200]['content']['application/json']['items'][number]
export type PricesGiven = OfProduct['put']['requestBody']['content']['application/json']['prices']

const ROOT = 'goods'
const at = (id: string) => ({ path: { id } })

export const productsQuery = (query: ProductsQuery) =>
  queryOptions({
    queryKey: [ROOT, 'products', query],
    queryFn: () => dataOf(api.GET('/api/v1/goods/products', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'product', id],
    queryFn: () => dataOf(api.GET('/api/v1/goods/products/{id}', { params: at(id) })),
  })

export const pricesQuery = (id: string) =>
  queryOptions({
    queryKey: [ROOT, 'prices', id],
    queryFn: () => dataOf(api.GET('/api/v1/goods/products/{id}/prices', { params: at(id) })),
  })

const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

function keep(product: Product): Product {
  queryClient.setQueryData(productQuery(product.id).queryKey, product)
  void refresh()
  return product
}

export const createProduct = async (body: NewProduct): Promise<Product> =>
  keep(await dataOf(api.POST('/api/v1/goods/products', { body })))

export const changeProduct = async (id: string, body: ProductChanges): Promise<Product> =>
  keep(await dataOf(api.PUT('/api/v1/goods/products/{id}', { params: at(id), body })))

export async function deleteProduct(id: string): Promise<void> {
  await api.DELETE('/api/v1/goods/products/{id}', { params: at(id) })
}

/** After the page of the product was left: while it is open, it would ask for what is gone. */
export async function forgetProduct(id: string): Promise<void> {
  queryClient.removeQueries({ queryKey: productQuery(id).queryKey })
  await refresh()
}

export const addImage = async (id: string, picture: File): Promise<Product> =>
  keep(
    await dataOf(
      api.POST('/api/v1/goods/products/{id}/images', {
        params: at(id),
        body: picture as never,
        bodySerializer: (bytes: unknown) => bytes as never,
        headers: { 'content-type': picture.type },
      }),
    ),
  )

export async function removeImage(id: string, image_id: string): Promise<void> {
  await api.DELETE('/api/v1/goods/products/{id}/images/{image_id}', { params: { path: { id, image_id } } })
  await refresh()
}

export async function changePrices(id: string, prices: PricesGiven): Promise<void> {
  await api.PUT('/api/v1/goods/products/{id}/prices', { params: at(id), body: { prices } })
  await refresh()
}
