import type { Answer, Client } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const ROOT = '/api/v1/service-accounts'

/** A service account with a token, and a personal token: made, rotated, revoked. */
export function machineSteps(admin: Client): Step[] {
  const known = { account: '', token: '', own: '' }
  const account = () => `/service-accounts/${known.account}`
  const token = () => `${account()}/tokens/${known.token}`
  const keep = async (name: keyof typeof known, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    return done
  }
  return [
    {
      route: `POST ${ROOT}`,
      run: () => keep('account', admin.post('/service-accounts', { name: 'Робот', roles: ['user'] })),
    },
    { route: `PUT ${ROOT}/:id`, run: () => admin.put(account(), { name: 'Шөнийн робот' }) },
    { route: `PUT ${ROOT}/:id`, changes: 0, run: () => admin.put(account(), { name: 'Шөнийн робот' }) },
    { route: `PATCH ${ROOT}/:id`, run: () => admin.patch(account(), { status: 'suspended' }) },
    {
      route: `POST ${ROOT}/:id/tokens`,
      run: () => keep('token', admin.post(`${account()}/tokens`, { name: 'Шөнийн ажил' })),
    },
    { route: `POST ${ROOT}/:id/tokens/:token_id/rotate`, run: () => admin.post(`${token()}/rotate`) },
    { route: `DELETE ${ROOT}/:id/tokens/:token_id`, run: () => admin.delete(token()) },
    { route: `DELETE ${ROOT}/:id`, run: () => admin.delete(account()) },
    { route: 'POST /api/v1/tokens', run: () => keep('own', admin.post('/tokens', { name: 'Тайлан' })) },
    {
      route: 'POST /api/v1/tokens/:id/rotate',
      run: () => admin.post(`/tokens/${known.own}/rotate`, { overlap_seconds: 60 }),
    },
    { route: 'DELETE /api/v1/tokens/:id', run: () => admin.delete(`/tokens/${known.own}`) },
  ]
}
