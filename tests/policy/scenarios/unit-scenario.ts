import type { Client } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const ROOT = '/organisation/units'
const CSV = 'name,code\nАрхив,ARC\n'
const sendCsv = (admin: Client, query = '') =>
  admin.request('POST', `${ROOT}/import${query}`, CSV, { 'content-type': 'text/csv' })

/** A unit is added, changed, moved, filled and deleted. */
export function unitSteps(admin: Client): Step[] {
  const known: Record<string, string> = {}
  const unit = () => `${ROOT}/${known['unit']}`
  return [
    {
      route: 'POST /api/v1/organisation/units',
      run: async () => {
        const answer = await admin.post(ROOT, { name: 'Санхүү' })
        known['unit'] = answer.body.id
        return answer
      },
    },
    {
      route: 'PUT /api/v1/organisation/units/:id',
      run: () => admin.put(unit(), { name: 'Санхүүгийн алба' }),
    },
    { route: 'PATCH /api/v1/organisation/units/:id', run: () => admin.patch(unit(), { code: 'FIN' }) },
    {
      route: 'POST /api/v1/organisation/units/import',
      changes: 0,
      run: () => sendCsv(admin, '?dry_run=true'),
    },
    { route: 'POST /api/v1/organisation/units/import', run: () => sendCsv(admin) },
    {
      route: 'POST /api/v1/organisation/units/:id/move',
      prepare: async () => {
        known['archive'] = (await admin.get(`${ROOT}?q=ARC`)).body.items[0].id
        known['me'] = (await admin.get('/me')).body.user.id
      },
      run: () => admin.post(`${unit()}/move`, { parent_id: known['archive'] }),
    },
    {
      route: 'POST /api/v1/organisation/units/:id/members',
      run: () => admin.post(`${ROOT}/${known['archive']}/members`, { members: [known['me']] }),
    },
    { route: 'DELETE /api/v1/organisation/units/:id', run: () => admin.delete(unit()) },
  ]
}
