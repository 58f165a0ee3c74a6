import { randomUUID } from 'node:crypto'
import { type Client, pg } from '@tamga/core/testing'
import type { Step } from './change-scenario.ts'

const ROOT = '/api/v1/sso/federation'

/** The life of an identity provider; nobody answers at its address. */
export function federationSteps(admin: Client, databaseUrl: string): Step[] {
  const known = { provider: '', link: randomUUID() }
  const provider = () => `/sso/federation/providers/${known.provider}`
  const fields = { name: 'Компани', issuer: 'http://127.0.0.1:9', client_id: 'tamga' }
  return [
    {
      route: `POST ${ROOT}/providers`,
      run: async () => {
        const answer = await admin.post('/sso/federation/providers', fields)
        known.provider = answer.body?.id
        return answer
      },
    },
    { route: `PUT ${ROOT}/providers/:id`, run: () => admin.put(provider(), { jit: true }) },
    { route: `PUT ${ROOT}/providers/:id`, changes: 0, run: () => admin.put(provider(), { jit: true }) },
    {
      route: `POST ${ROOT}/providers/:id/domains/:domain/check`,
      changes: 0,
      prepare: async () => void (await admin.put(provider(), { email_domains: ['corp.example'] })),
      run: () => admin.post(`${provider()}/domains/corp.example/check`),
    },
    {
      route: `PUT ${ROOT}/providers/:id/enabled`,
      run: () => admin.put(`${provider()}/enabled`, { enabled: false }),
    },
    {
      route: `POST ${ROOT}/discovery`,
      changes: 0,
      run: () => admin.post('/sso/federation/discovery', { issuer: fields.issuer }),
    },
    { route: `POST ${ROOT}/providers/:id/test`, changes: 0, run: () => admin.post(`${provider()}/test`) },
    { route: `POST ${ROOT}/providers/:id/trial`, changes: 0, run: () => admin.post(`${provider()}/trial`) },
    {
      route: `DELETE ${ROOT}/links/:id`,
      prepare: () => insertLink(admin, databaseUrl, known),
      run: () => admin.delete(`/sso/federation/links/${known.link}`),
    },
    {
      route: 'DELETE /api/v1/me/identities/:id',
      prepare: () => insertLink(admin, databaseUrl, known),
      run: () => admin.delete(`/me/identities/${known.link}`),
    },
    { route: `DELETE ${ROOT}/providers/:id`, run: () => admin.delete(provider()) },
  ]
}

/** As if somebody had signed in through it. */
async function insertLink(admin: Client, databaseUrl: string, known: { provider: string; link: string }) {
  const { user, tenant } = (await admin.get('/me')).body
  const owner = new pg.Client({ connectionString: databaseUrl })
  await owner.connect()
  await owner.query(
    `insert into federation_link (tenant_id, id, provider_id, issuer, subject, person_id) values ($1, $2, $3, 'x', 'x', $4)`,
    [tenant.id, known.link, known.provider, user.id],
  )
  await owner.end()
}
