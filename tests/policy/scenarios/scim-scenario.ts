import { type Client, until } from '@tamga/core/testing'
import { runAsOwner } from '../world/policy-world.ts'
import type { Step } from './change-scenario.ts'

const ROOT = '/api/v1/sso/scim'
const TARGETS = '/sso/scim/targets'

/** The life of a target that nobody may reach: what is asked of it waits, and is made to fail here. */
export function scimSteps(admin: Client, databaseUrl: string): Step[] {
  const known = { target: '', person: '', run: '' }
  const target = () => `${TARGETS}/${known.target}`
  const run = (statement: string) => runAsOwner(databaseUrl, statement)
  const failRun = async () => {
    const failed = await until('a run waits for its next attempt', async () => {
      const rows = await run(
        `update scim_run set status = 'failed', finished_at = now() where kind = 'user' and status = 'retrying' returning id`,
      )
      return rows[0]
    })
    known.run = failed.id
  }
  const fields = { name: 'Систем', base_url: 'http://10.1.2.3/scim' }
  return [
    {
      route: `POST ${ROOT}/targets`,
      prepare: async () => {
        known.person = (await admin.get('/me')).body.user.id
      },
      run: async () => {
        const made = await admin.post(TARGETS, fields)
        known.target = made.body.id
        return made
      },
    },
    { route: `PUT ${ROOT}/targets/:id`, run: () => admin.put(target(), { name: 'Нэгдсэн систем' }) },
    {
      route: `PUT ${ROOT}/targets/:id`,
      changes: 0,
      run: () => admin.put(target(), { name: 'Нэгдсэн систем' }),
    },
    {
      route: `POST ${ROOT}/targets/test`,
      changes: 0,
      run: () => admin.post(`${TARGETS}/test`, { base_url: fields.base_url }),
    },
    { route: `POST ${ROOT}/targets/preview`, changes: 0, run: () => admin.post(`${TARGETS}/preview`) },
    { route: `POST ${ROOT}/targets/:id/test`, changes: 0, run: () => admin.post(`${target()}/test`) },
    {
      route: `POST ${ROOT}/targets/:id/users/:user_id/push`,
      run: () => admin.post(`${target()}/users/${known.person}/push`),
    },
    {
      route: `POST ${ROOT}/runs/:id/retry`,
      prepare: failRun,
      run: () => admin.post(`/sso/scim/runs/${known.run}/retry`),
    },
    {
      route: `POST ${ROOT}/runs/retry`,
      prepare: failRun,
      run: () => admin.post('/sso/scim/runs/retry', { ids: [known.run] }),
    },
    {
      route: `POST ${ROOT}/runs/retry`,
      changes: 0,
      run: () => admin.post('/sso/scim/runs/retry', { ids: [known.target] }),
    },
    {
      route: `POST ${ROOT}/targets/:id/resync`,
      changes: 0,
      run: () => admin.post(`${target()}/resync?dry_run=true`),
    },
    { route: `POST ${ROOT}/targets/:id/resync`, run: () => admin.post(`${target()}/resync`) },
    {
      route: `POST ${ROOT}/targets/:id/resume`,
      prepare: () => run(`update scim_target set health = 'paused'`),
      run: () => admin.post(`${target()}/resume`),
    },
    { route: `DELETE ${ROOT}/targets/:id`, run: () => admin.delete(target()) },
  ]
}
