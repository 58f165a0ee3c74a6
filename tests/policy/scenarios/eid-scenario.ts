import assert from 'node:assert/strict'
import type { Answer, Client } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

/** Asking the e-ID or the gateway changes nothing that is recorded: what the answer leads to is (tests/eid). */
export function eidSteps(client: Client, stranger: Client): Step[] {
  return [
    ...requestSteps(stranger, '/auth/eid/login'),
    ...requestSteps(client, '/me/identities/eid'),
    { route: 'POST /api/v1/auth/dan/login', changes: 0, run: () => stranger.post('/auth/dan/login') },
    { route: 'POST /api/v1/me/identities/dan', changes: 0, run: () => client.post('/me/identities/dan') },
  ]
}

function requestSteps(client: Client, path: string): Step[] {
  const known = { id: '', cookie: '' }
  const start = async (): Promise<Answer> => {
    const answer = await client.post(path, { national_id: 'УБ90010102', method: 'mobile_otp' })
    known.id = answer.body.request_id
    known.cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
    return answer
  }
  const send = (method: string, end: string, body?: object) =>
    client.request(method, `${path}/${known.id}${end}`, body, { cookie: known.cookie })
  const route = `/api/v1${path}`
  return [
    { route: `POST ${route}`, changes: 0, run: start },
    {
      route: `POST ${route}/:request_id/otp`,
      changes: 0,
      run: async () => {
        const page = (await client.get('//sim/eid/__phone')).text
        const code = /class="code"><bdi>(\d{6})</.exec(page)?.[1]
        assert.ok(code, 'the phone shows a code')
        return send('POST', '/otp', { code })
      },
    },
    { route: `DELETE ${route}/:request_id`, changes: 0, run: () => send('DELETE', '') },
  ]
}
