import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { Answer, Client } from '@tamga/core/testing'
import type { ProviderWorld } from '../conformance/world/provider-world.ts'

const done = async (asked: Promise<Answer>): Promise<Answer['body']> => {
  const answer = await asked
  assert.ok(answer.status < 300, `${answer.status} ${answer.text}`)
  return answer.body
}

/** The scenario of all routes removes most of what it makes; an upgrade has to carry living entries of every kind. */
export async function leaveEntries(api: Client, query: ProviderWorld['query']): Promise<void> {
  const { user, tenant } = await done(api.get('/me'))
  await done(api.put('/store/apps/sso-sessions/active', { active: true }))
  const role = await done(api.post('/organisation/roles', { name: 'Архивч', permissions: ['audit.read'] }))
  for (const number of [1, 2, 3])
    await done(
      api.post('/organisation/members', {
        email: `kept-${number}@first.example`,
        name: `Үлдсэн ${number}`,
        roles: [role.id],
        password: `a kept long password ${number}`,
      }),
    )
  await done(api.post('/organisation/members', { email: 'still-invited@first.example', name: 'Уригдсан' }))
  const provider = await done(
    api.post('/sso/federation/providers', {
      name: 'Хуучин олгогч',
      issuer: 'https://login.example',
      client_id: 'tamga',
      client_secret: 'a secret of the provider',
      email_domains: ['login.example'],
    }),
  )
  await query(
    `insert into federation_link (tenant_id, id, provider_id, issuer, subject, person_id) values ($1, $2, $3, 'https://login.example', 'kept', $4)`,
    [tenant.id, randomUUID(), provider.id, user.id],
  )
  await done(
    api.post('/sso/scim/targets', {
      name: 'Хүлээн авагч',
      base_url: 'https://scim.example/v2',
      token: 'a-token-of-the-target',
    }),
  )
  const campaign = await done(
    api.post('/sso/reviews/campaigns', { name: 'Жилийн хяналт', self_review: true }),
  )
  await done(api.post(`/sso/reviews/campaigns/${campaign.id}/open`))
  const { items } = await done(api.get(`/sso/reviews/campaigns/${campaign.id}/items`))
  await done(api.put(`/sso/reviews/items/${items[0].id}`, { decision: 'keep' }))
  await done(api.post('/platform/tenants', { slug: 'kept', name: 'Үлдсэн байгууллага' }))
  await leaveDocuments(api)
}

async function leaveDocuments(api: Client): Promise<void> {
  const { user } = await done(api.get('/me'))
  await done(api.post('/organisation/units', { name: 'Үлдсэн алба' }))
  const account = await done(api.post('/service-accounts', { name: 'Үлдсэн робот', roles: ['user'] }))
  await done(api.post(`/service-accounts/${account.id}/tokens`, { name: 'Шөнийн ажил' }))
  await done(api.post('/documents/folders', { name: 'Гэрээ' }))
  await done(api.post('/documents/templates', { name: 'Тушаал', text: 'Сайн байна уу', fields: [] }))
  const pdf = Buffer.from('%PDF-1.7\n%%EOF\n')
  const type = { 'content-type': 'application/pdf' }
  const document = await done(api.request('POST', '/documents?title=Kept', pdf, type))
  await done(api.put(`/documents/${document.id}`, { number: 'Ү/1' }))
  await done(api.post(`/documents/${document.id}/comments`, { text: 'Үлдсэн тайлбар' }))
  const signed = await done(api.post('/documents', { title: 'To be signed' }))
  await done(api.put(`/documents/${signed.id}/signers`, { signers: [{ person_id: user.id, position: 1 }] }))
  await done(
    api.post('/approvals/templates', { name: 'Үлдсэн зам', steps: [{ approvers: [{ role: 'admin' }] }] }),
  )
  const query = { dataset: 'audit', by: ['action'], measures: ['count'] }
  const report = await done(api.post('/reports', { name: 'Үлдсэн тайлан', query, chart: 'bar' }))
  await done(api.put(`/reports/${report.id}/star`))
  await done(api.put(`/reports/${report.id}/schedule`, { every: 'week', time: '09:00' }))
}
