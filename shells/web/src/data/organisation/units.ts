import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.d.ts'
import { ORGANISATION, organisationChanged } from './changes.ts'

type Units = paths['/api/v1/organisation/units']
type One = paths['/api/v1/organisation/units/{id}']
type History = paths['/api/v1/organisation/units/{id}/history']['get']

export type Unit = Units['get']['responses'][200]['content']['application/json']['items'][number]
export type UnitsQuery = NonNullable<Units['get']['parameters']['query']>
export type NewUnit = Units['post']['requestBody']['content']['application/json']
export type UnitChanges = NonNullable<One['patch']['requestBody']>['content']['application/json']
export type UnitEvent = History['responses'][200]['content']['application/json']['items'][number]

export const unitsQuery = (query: UnitsQuery) =>
  queryOptions({
    queryKey: [ORGANISATION, 'units', query],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/units', { params: { query } })),
    placeholderData: keepPreviousData,
  })

export const unitQuery = (id: string) =>
  queryOptions({
    queryKey: [ORGANISATION, 'unit', id],
    queryFn: () => dataOf(api.GET('/api/v1/organisation/units/{id}', { params: { path: { id } } })),
  })

/** What lies directly below a unit, or at the top of the tree: all of it, however many pages that is. */
export const childUnitsQuery = (parent: string) =>
  queryOptions({
    queryKey: [ORGANISATION, 'child-units', parent],
    queryFn: async () => {
      const units: Unit[] = []
      let cursor: string | undefined
      do {
        const query = { parent, limit: 200, ...(cursor && { cursor }) }
        const page = await dataOf(api.GET('/api/v1/organisation/units', { params: { query } }))
        units.push(...page.items)
        cursor = page.next_cursor ?? undefined
      } while (cursor)
      return units
    },
  })

export const unitHistoryQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [ORGANISATION, 'unit-history', id],
    queryFn: ({ pageParam: cursor }) =>
      dataOf(
        api.GET('/api/v1/organisation/units/{id}/history', {
          params: { path: { id }, query: { limit: 25, cursor } },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.next_cursor ?? undefined,
  })

const at = (id: string) => ({ path: { id } })

export async function createUnit(body: NewUnit): Promise<Unit> {
  const unit = await dataOf(api.POST('/api/v1/organisation/units', { body }))
  await organisationChanged()
  return unit
}

export async function changeUnit(id: string, body: UnitChanges): Promise<void> {
  await api.PATCH('/api/v1/organisation/units/{id}', { params: at(id), body })
  await organisationChanged()
}

export async function moveUnit(id: string, parent_id: string | null): Promise<void> {
  await api.POST('/api/v1/organisation/units/{id}/move', { params: at(id), body: { parent_id } })
  await organisationChanged()
}

export async function deleteUnit(id: string): Promise<void> {
  await api.DELETE('/api/v1/organisation/units/{id}', { params: at(id) })
  await organisationChanged()
}

export const moveMembers = (id: string, members: string[]) =>
  api.POST('/api/v1/organisation/units/{id}/members', { params: at(id), body: { members } })

export const importUnits = (csv: string, dryRun: boolean) =>
  dataOf(
    api.POST('/api/v1/organisation/units/import', {
      params: { query: { dry_run: dryRun } },
      body: csv,
      bodySerializer: text => text,
      headers: { 'content-type': 'text/csv' },
    }),
  )

export type UnitImport = Awaited<ReturnType<typeof importUnits>>

export const UNITS_FILE = '/api/v1/organisation/units/export'
