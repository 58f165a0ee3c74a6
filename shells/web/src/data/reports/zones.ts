import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { queryClient } from '../../api/query-client.ts'
import type { paths } from '../../api/schema.d.ts'

export type ReportSettings =
  paths['/api/v1/reports/settings']['get']['responses'][200]['content']['application/json']

/** The time zone of the organisation and of the person, the zones there are, and which links may be given. */
export const reportSettingsQuery = queryOptions({
  queryKey: ['reports', 'settings'],
  queryFn: () => dataOf(api.GET('/api/v1/reports/settings')),
})

/** Figures are counted by days, and so change with where a day begins. */
const changed = () => queryClient.invalidateQueries()

export async function saveReportSettings(
  body: Pick<ReportSettings, 'zone' | 'links_for_anyone' | 'version'>,
): Promise<void> {
  await dataOf(api.PUT('/api/v1/reports/settings', { body }))
  await changed()
}

/** Null: that of the organisation. */
export async function chooseOwnZone(zone: string | null): Promise<void> {
  await dataOf(api.PUT('/api/v1/reports/settings/own', { body: { zone } }))
  await changed()
}
