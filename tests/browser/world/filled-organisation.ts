import assert from 'node:assert/strict'
import { type Answer, type Client, givenMember, type TestPlatform, until } from '@tamga/core/testing'
import type { ScimServer } from '../../provisioning/scim-server.ts'

const APPS = ['sso-sessions', 'sso-federation', 'sso-access-review', 'sso-provisioning']

export const NOTHING = {
  member: '',
  role: '',
  client: '',
  account: '',
  provider: '',
  open: '',
  draft: '',
  target: '',
  run: '',
}

/** People, and something of everything that a screen may show, so that no list is empty. */
export async function fillOrganisation(
  { admin, platform }: TestPlatform,
  scim: ScimServer,
): Promise<typeof NOTHING> {
  const made = async (asked: Promise<Answer>): Promise<string> => {
    const { status, body, text } = await asked
    assert.ok(status === 200 || status === 201, text)
    return body.id
  }
  for (const app of APPS) await made(admin.post(`/store/apps/${app}/install`))
  const { tenant } = (await admin.get('/me')).body
  const { id: member } = await givenMember(platform.ctx, tenant, {
    email: 'a.person.with.a.rather.long.address@department.first.example',
    roles: ['admin'],
  })
  await made(admin.post('/organisation/members', { email: 'invited@first.example', name: 'Уригдсан Хүн' }))
  const permissions = ['organisation.read']
  const fields = { key: 'registrar', name: 'Бүртгэлийн ажилтан', permissions }
  const role = await made(admin.post('/organisation/roles', fields))
  const redirect_uris = ['https://payroll.department.first.example/callback']
  const client = await made(admin.post('/sso/clients', { name: 'Цалингийн систем', redirect_uris }))
  const account = await made(
    admin.post('/service-accounts', { name: 'Шөнийн нөөцлөлт', roles: ['registrar'] }),
  )
  await made(admin.post(`/service-accounts/${account}/tokens`, { name: 'Сервер 1' }))
  await made(admin.post('/tokens', { name: 'Миний тайлан', permissions }))
  const issuer = 'https://login.department.first.example'
  const provider = await made(
    admin.post('/sso/federation/providers', { name: 'Байгууллагын нэвтрэлт', issuer, client_id: 'tamga' }),
  )
  return {
    ...{ member, role, client, account, provider },
    ...(await makeReviews(admin, made)),
    ...(await makeTarget(admin, { scim, member, made })),
  }
}

type Made = (asked: Promise<Answer>) => Promise<string>

async function makeReviews(admin: Client, made: Made): Promise<{ open: string; draft: string }> {
  const campaigns = '/sso/reviews/campaigns'
  const due_at = '2099-03-31T09:00:00Z'
  const open = await made(admin.post(campaigns, { name: 'Улирлын хяналт', self_review: true, due_at }))
  await made(admin.post(`${campaigns}/${open}/open`))
  const draft = await made(admin.post(campaigns, { name: 'Жилийн хяналт', self_review: true }))
  const every = { campaign_id: draft, every: 'quarter', next_at: '2099-01-31T00:00:00Z' }
  await made(admin.post('/sso/reviews/schedules', every))
  return { open, draft }
}

async function makeTarget(
  admin: Client,
  { scim, member, made }: { scim: ScimServer; member: string; made: Made },
): Promise<{ target: string; run: string }> {
  const fields = { name: 'Хүний нөөцийн систем', base_url: scim.url, token: scim.token }
  const target = await made(admin.post('/sso/scim/targets', fields))
  await admin.post(`/sso/scim/targets/${target}/users/${member}/push`)
  const runs = `/sso/scim/runs?target=${target}&status=succeeded`
  const [done] = await until('a person is delivered', async () => {
    const { items } = (await admin.get(runs)).body
    return items.length > 0 && (items as { id: string }[])
  })
  return { target, run: done!.id }
}
