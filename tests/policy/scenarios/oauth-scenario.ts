import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { Answer, Client } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const REDIRECT = 'http://localhost:9999/callback'

type Cookies = Map<string, string>

const inHeader = (cookies: Cookies): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A browser that keeps every cookie for every path: enough to answer what the provider asks. */
async function visit(origin: string, path: string, cookies: Cookies): Promise<string> {
  const answer = await fetch(`${origin}${path}`, {
    redirect: 'manual',
    headers: { cookie: inHeader(cookies) },
  })
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
    cookies.set(name!, value!)
  }
  assert.equal(answer.status, 303, await answer.text())
  return answer.headers.get('location')!
}

const uidOf = (location: string): string => location.split('/').at(-1)!

/** What a person does at the provider: signing in for an application, agreeing, taking it back, signing out there. */
export function oauthSteps(admin: Client, origin: string): Step[] {
  const cookies: Cookies = new Map()
  const known = { client: '', uid: '', logout: '', userCode: '' }
  const begin = async (signedIn: boolean) => {
    if (!known.client) {
      const client = await admin.post('/sso/clients', {
        name: 'Апп',
        type: 'public',
        redirect_uris: [REDIRECT],
      })
      known.client = client.body.client_id
    }
    cookies.clear()
    if (signedIn) cookies.set('tamga_session', admin.token!)
    const code_challenge = createHash('sha256').update(randomBytes(8).toString('hex')).digest('base64url')
    const query = new URLSearchParams({
      client_id: known.client,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: REDIRECT,
      code_challenge,
      code_challenge_method: 'S256',
    })
    known.uid = uidOf(await visit(origin, `/oauth2/auth?${query}`, cookies))
  }
  const post = (path: string, body: object): Promise<Answer> =>
    admin.request('POST', path, body, { cookie: inHeader(cookies), authorization: '' })
  const beginDevice = async () => {
    const { body: client } = await admin.post('/sso/clients', {
      name: 'Дэлгэц',
      type: 'public',
      grant_types: ['urn:ietf:params:oauth:grant-type:device_code'],
    })
    const answer = await fetch(`${origin}/oauth2/device_authorization`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: client.client_id, scope: 'openid' }),
    })
    known.userCode = ((await answer.json()) as { user_code: string }).user_code
  }
  const openDevice = async () => {
    await beginDevice()
    const { body, headers } = await post('/oauth/device-requests', { user_code: known.userCode })
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(headers.getSetCookie()[0]!)!
    cookies.set(name!, value!)
    known.uid = uidOf(body.redirect_to)
  }
  return [
    {
      route: 'POST /api/v1/oauth/interactions/:uid/login',
      changes: 0,
      prepare: () => begin(false),
      run: () => {
        cookies.set('tamga_session', admin.token!)
        return post(`/oauth/interactions/${known.uid}/login`, {})
      },
    },
    {
      route: 'POST /api/v1/oauth/interactions/:uid/consent',
      prepare: () => begin(true),
      run: () => post(`/oauth/interactions/${known.uid}/consent`, { allow: true }),
    },
    {
      route: 'POST /api/v1/oauth/device-requests',
      changes: 0,
      prepare: () => beginDevice(),
      run: () => post('/oauth/device-requests', { user_code: known.userCode }),
    },
    {
      route: 'POST /api/v1/oauth/device-requests/:uid/login',
      changes: 0,
      prepare: () => openDevice(),
      run: () => post(`/oauth/device-requests/${known.uid}/login`, {}),
    },
    {
      route: 'POST /api/v1/oauth/device-requests/:uid/consent',
      run: () => post(`/oauth/device-requests/${known.uid}/consent`, { allow: true }),
    },
    {
      route: 'DELETE /api/v1/me/consents/:client_id',
      run: () => admin.delete(`/me/consents/${known.client}`),
    },
    {
      route: 'POST /api/v1/oauth/logouts/:uid/confirm',
      changes: 0,
      prepare: async () => {
        known.logout = uidOf(await visit(origin, '/oauth2/logout', cookies))
        // Confirmed by a browser whose session is over already, so that the scenario's own goes on.
        cookies.delete('tamga_session')
      },
      run: () => post(`/oauth/logouts/${known.logout}/confirm`, {}),
    },
  ]
}

/** A service with tokens of its own, and the hosts whose applications are known by a document. */
export function resourceSteps(admin: Client): Step[] {
  const ROOT = '/api/v1/oauth/resources'
  const known = { id: '' }
  const fields = { uri: 'https://crm.first.example/', name: 'CRM', scopes: ['crm.read'] }
  const change = () => admin.put(`/oauth/resources/${known.id}`, { name: 'CRM 2' })
  const putHosts = () => admin.put('/oauth/document-hosts', { hosts: ['apps.first.example'] })
  return [
    {
      route: `POST ${ROOT}`,
      run: async () => {
        const made = await admin.post('/oauth/resources', fields)
        known.id = made.body.id
        return made
      },
    },
    { route: `PUT ${ROOT}/:id`, run: change },
    { route: `PUT ${ROOT}/:id`, changes: 0, run: change },
    { route: `DELETE ${ROOT}/:id`, run: () => admin.delete(`/oauth/resources/${known.id}`) },
    { route: 'PUT /api/v1/oauth/document-hosts', run: putHosts },
    { route: 'PUT /api/v1/oauth/document-hosts', changes: 0, run: putHosts },
  ]
}
