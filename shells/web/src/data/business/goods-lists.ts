import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

type PriceLists = paths['/api/v1/goods/price-lists']
type Categories = paths['/api/v1/goods/categories']
type Units = paths['/api/v1/goods/units']

export type PriceList = PriceLists['get']['responses'][200]['content']['application/json']['items'][number]
export type NewPriceList = PriceLists['post']['requestBody']['content']['application/json']
export type Category = Categories['get']['responses'][200]['content']['application/json']['items'][number]
export type GoodsUnit = Units['get']['responses'][200]['content']['application/json']['items'][number]
export type NewGoodsUnit = Units['post']['requestBody']['content']['application/json']

const ROOT = 'goods'
const ALL = { query: { limit: 200 } }
const at = (id: string) => ({ path: { id } })
const refresh = () => queryClient.invalidateQueries({ queryKey: [ROOT] })

// Short lists that are read whole: a company has a few dozen of each.

export const priceListsQuery = queryOptions({
  queryKey: [ROOT, 'price-lists'],
  queryFn: () => dataOf(api.GET('/api/v1/goods/price-lists', { params: ALL })),
})

export const categoriesQuery = queryOptions({
  queryKey: [ROOT, 'categories'],
  queryFn: () => dataOf(api.GET('/api/v1/goods/categories', { params: ALL })),
})

export const goodsUnitsQuery = queryOptions({
  queryKey: [ROOT, 'units'],
  queryFn: () => dataOf(api.GET('/api/v1/goods/units', { params: ALL })),
})

export async function savePriceList(list: PriceList | null, body: NewPriceList): Promise<void> {
  const { currency, ...changes } = body
  if (list)
    await api.PUT('/api/v1/goods/price-lists/{id}', {
      params: at(list.id),
      body: { ...changes, version: list.version },
    })
  else await api.POST('/api/v1/goods/price-lists', { body: { ...changes, currency } })
  await refresh()
}

export async function deletePriceList(id: string): Promise<void> {
  await api.DELETE('/api/v1/goods/price-lists/{id}', { params: at(id) })
  await refresh()
}

export async function saveCategory(
  category: Category | null,
  { name, parent }: { name: string; parent: string | null },
): Promise<void> {
  if (category)
    await api.PUT('/api/v1/goods/categories/{id}', {
      params: at(category.id),
      body: { name, version: category.version },
    })
  else await api.POST('/api/v1/goods/categories', { body: { name, parent } })
  await refresh()
}

export async function deleteCategory(id: string): Promise<void> {
  await api.DELETE('/api/v1/goods/categories/{id}', { params: at(id) })
  await refresh()
}

export async function saveGoodsUnit(unit: GoodsUnit | null, body: NewGoodsUnit): Promise<void> {
  if (unit)
    await api.PUT('/api/v1/goods/units/{id}', {
      params: at(unit.id),
      body: { code: body.code, name: body.name, version: unit.version },
    })
  else await api.POST('/api/v1/goods/units', { body })
  await refresh()
}

export async function deleteGoodsUnit(id: string): Promise<void> {
  await api.DELETE('/api/v1/goods/units/{id}', { params: at(id) })
  await refresh()
}
