import { type Answer, type Client, until } from '@tamga/core/testing'
import { runAsOwner } from '../world/policy-world.ts'
import type { Step } from './change-scenario.ts'

const query = { dataset: 'audit', by: ['action'], measures: ['count'] }

/** A report is saved, scheduled, exported, shared, deleted and brought back. */
export function reportSteps(admin: Client, databaseUrl: string): Step[] {
  const known: Record<string, string> = {}
  const report = () => `/reports/${known['report']}`
  const keep = async (name: string, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    if (done.body?.url) known['token'] = new URL(done.body.url).hash.slice('#token='.length)
    return done
  }
  const shared = (audience: 'tenant' | 'anyone') =>
    keep('share', admin.post(`${report()}/shares`, { audience, mode: 'live' }))
  /** One that no process takes any more: it waits until it is stopped. */
  const waitingExport = async () => {
    await keep('export', admin.post('/reports/exports', { format: 'csv', name: 'x', query }))
    await until('the export is written', async () => {
      const { body } = await admin.get(`/reports/exports/${known['export']}`)
      return body.status === 'ready'
    })
    await runAsOwner(
      databaseUrl,
      `update report_export set status = 'queued' where id = '${known['export']}'`,
    )
  }
  return [
    {
      route: 'POST /api/v1/reports',
      run: () => keep('report', admin.post('/reports', { name: 'Бүртгэл', query, chart: 'bar' })),
    },
    {
      route: 'PUT /api/v1/reports/:id',
      run: () => admin.put(report(), { name: 'Бүртгэл 2', query, chart: 'bar' }),
    },
    { route: 'PUT /api/v1/reports/:id/star', changes: 0, run: () => admin.put(`${report()}/star`) },
    { route: 'DELETE /api/v1/reports/:id/star', changes: 0, run: () => admin.delete(`${report()}/star`) },
    {
      route: 'PUT /api/v1/reports/settings',
      run: () => admin.put('/reports/settings', { zone: 'Asia/Hovd', links_for_anyone: true }),
    },
    {
      route: 'PUT /api/v1/reports/settings/own',
      changes: 0,
      run: () => admin.put('/reports/settings/own', { zone: null }),
    },
    {
      route: 'PUT /api/v1/reports/:id/schedule',
      run: () => admin.put(`${report()}/schedule`, { every: 'week', time: '09:00' }),
    },
    { route: 'DELETE /api/v1/reports/:id/schedule', run: () => admin.delete(`${report()}/schedule`) },
    { route: 'POST /api/v1/reports/:id/shares', run: () => shared('tenant') },
    {
      route: 'POST /api/v1/reports/shared/own',
      changes: 0,
      run: () => admin.post('/reports/shared/own', { token: known['token'] }),
    },
    {
      route: 'DELETE /api/v1/reports/:id/shares/:share_id',
      run: () => admin.delete(`${report()}/shares/${known['share']}`),
    },
    {
      route: 'POST /api/v1/reports/shared',
      changes: 0,
      prepare: () => shared('anyone'),
      run: () => admin.post('/reports/shared', { token: known['token'] }),
    },
    {
      route: 'POST /api/v1/reports/:id/exports',
      changes: 0,
      run: () => admin.post(`${report()}/exports`, { format: 'csv' }),
    },
    {
      route: 'POST /api/v1/reports/exports',
      changes: 0,
      run: () => admin.post('/reports/exports', { format: 'csv', name: 'x', query }),
    },
    {
      route: 'DELETE /api/v1/reports/exports/:id',
      changes: 0,
      prepare: () => waitingExport(),
      run: () => admin.delete(`/reports/exports/${known['export']}`),
    },
    {
      route: 'POST /api/v1/reports/run',
      changes: 0,
      run: () => admin.post('/reports/run', query),
    },
    { route: 'DELETE /api/v1/reports/:id', run: () => admin.delete(report()) },
    { route: 'POST /api/v1/reports/:id/restore', run: () => admin.post(`${report()}/restore`) },
  ]
}
