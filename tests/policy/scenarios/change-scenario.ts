import assert from 'node:assert/strict'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  type Answer,
  type Client,
  createClient,
  readMails,
  type TestPlatform,
  until,
} from '@tamga/core/testing'
import { accountSteps, mailSteps } from './account-scenario.ts'
import { approvalSteps } from './approval-scenario.ts'
import { businessSteps } from './business-scenario.ts'
import { documentSteps } from './document-scenario.ts'
import { eidSteps } from './eid-scenario.ts'
import { factorSteps } from './factor-scenario.ts'
import { federationSteps } from './federation-scenario.ts'
import { assistantSteps } from './inserted/assistant-scenario.ts'
import { deviceSteps } from './inserted/device-scenario.ts'
import { ringSteps } from './inserted/ring-scenario.ts'
import { machineSteps } from './machine-scenario.ts'
import { oauthSteps, resourceSteps } from './oauth-scenario.ts'
import { reportSteps } from './report-scenario.ts'
import { reviewSteps } from './review-scenario.ts'
import { scimSteps } from './scim-scenario.ts'
import { signatureSteps } from './signature-scenario.ts'
import { unitSteps } from './unit-scenario.ts'

export type Step = {
  /** The route as the router names it. */
  readonly route: string
  /** Records of kind `change` that it leaves; one unless said. */
  readonly changes?: 0 | 1
  readonly status?: number
  /** What must be there first, with changes of its own. */
  prepare?(): Promise<unknown>
  run(): Promise<Answer>
}

const NEW_PASSWORD = 'another long seal of jade 1207'
const CSV = 'email,name,roles\nimported-1@first.example,Нэг,\nimported-2@first.example,Хоёр,\n'

/** One life of a tenant in which every modifying route is called once with a request that succeeds. */
export function changeScenario(world: TestPlatform): Step[] {
  const { admin, origin, mailDir, databaseUrl } = world
  const known: Record<string, string> = {}
  const keep = async (name: string, answer: Promise<Answer>): Promise<Answer> => {
    const done = await answer
    known[name] = done.body?.id
    return done
  }
  const guest = createClient(origin)
  const signInAgain = async (client: Client): Promise<Answer> => {
    const answer = await client.post('/auth/login', { email: ADMIN_EMAIL, password: NEW_PASSWORD })
    client.token = answer.body.session.token
    return answer
  }
  const tokenOf = (email: string) => receiveToken(mailDir, email)
  const member = () => `/organisation/members/${known['member']}`
  const role = () => `/organisation/roles/${known['role']}`
  const tenant = () => `/platform/tenants/${known['tenant']}`
  const invitationOf = async (email: string): Promise<string> => {
    const { body } = await admin.get('/organisation/invitations')
    return body.items.find((item: { user: { email: string } }) => item.user.email === email).id
  }
  return [
    ...ownThings(admin, { signInAgain, origin }),
    ...linksByMail(admin, tokenOf),
    ...factorSteps(world),
    ...eidSteps(admin, createClient(origin)),
    ...oauthSteps(admin, origin),
    ...resourceSteps(admin),
    ...deviceSteps(admin, databaseUrl),
    ...ringSteps(admin, databaseUrl),
    ...assistantSteps(admin, databaseUrl),
    ...mailSteps(admin),
    ...scimSteps(admin, databaseUrl),
    ...reviewSteps(admin),
    ...federationSteps(admin, databaseUrl),
    ...machineSteps(admin),
    ...unitSteps(admin),
    ...reportSteps(admin, databaseUrl),
    ...documentSteps(admin),
    ...signatureSteps(admin),
    ...approvalSteps(world),
    // No other installation has business apps.
    ...(world.platform.services.modules.apps.has('goods') ? businessSteps(admin) : []),
    {
      route: 'POST /api/v1/organisation/roles',
      run: () =>
        keep('role', admin.post('/organisation/roles', { name: 'Нягтлан', permissions: ['audit.read'] })),
    },
    {
      route: 'PUT /api/v1/organisation/roles/:id',
      run: () => admin.put(role(), { name: 'Ахлах нягтлан', permissions: ['audit.read'] }),
    },
    {
      route: 'PATCH /api/v1/organisation/roles/:id',
      run: () => admin.patch(role(), { description: 'Тооцоо' }),
    },
    {
      route: 'POST /api/v1/organisation/members',
      run: () =>
        keep(
          'member',
          admin.post('/organisation/members', {
            email: 'made@first.example',
            name: 'Сараа',
            password: NEW_PASSWORD,
          }),
        ),
    },
    {
      route: 'PATCH /api/v1/organisation/members/:id',
      run: () => admin.patch(member(), { name: 'Сарангэрэл' }),
    },
    {
      route: 'PUT /api/v1/organisation/members/:id/roles/:role_id',
      run: () => admin.put(`${member()}/roles/${known['role']}`),
    },
    {
      route: 'PUT /api/v1/organisation/members/:id/roles/:role_id',
      changes: 0,
      run: () => admin.put(`${member()}/roles/${known['role']}`),
    },
    {
      route: 'DELETE /api/v1/organisation/members/:id/roles/:role_id',
      run: () => admin.delete(`${member()}/roles/${known['role']}`),
    },
    {
      route: 'POST /api/v1/organisation/members/:id/suspend',
      run: () => admin.post(`${member()}/suspend`, { reason: 'амралт' }),
    },
    { route: 'POST /api/v1/organisation/members/:id/resume', run: () => admin.post(`${member()}/resume`) },
    {
      route: 'POST /api/v1/organisation/members/:id/lockdown',
      run: () => admin.post(`${member()}/lockdown`, { reason: 'сэжигтэй' }),
    },
    { route: 'DELETE /api/v1/organisation/members/:id', run: () => admin.delete(member()) },
    { route: 'DELETE /api/v1/organisation/roles/:id', run: () => admin.delete(role()) },
    {
      route: 'POST /api/v1/organisation/members/import',
      changes: 0,
      run: () =>
        admin.request('POST', '/organisation/members/import?dry_run=true', CSV, {
          'content-type': 'text/csv',
        }),
    },
    {
      route: 'POST /api/v1/organisation/members/import',
      run: () => admin.request('POST', '/organisation/members/import', CSV, { 'content-type': 'text/csv' }),
    },
    {
      route: 'POST /api/v1/organisation/members',
      run: () => admin.post('/organisation/members', { email: 'invited@first.example', name: 'Зочин' }),
    },
    {
      route: 'POST /api/v1/organisation/invitations/:id/resend',
      run: async () =>
        admin.post(`/organisation/invitations/${await invitationOf('imported-1@first.example')}/resend`),
    },
    {
      route: 'DELETE /api/v1/organisation/invitations/:id',
      run: async () =>
        admin.delete(`/organisation/invitations/${await invitationOf('imported-2@first.example')}`),
    },
    {
      route: 'POST /api/v1/auth/invitations/:token/accept',
      run: async () =>
        guest.post(`/auth/invitations/${await tokenOf('invited@first.example')}/accept`, {
          password: NEW_PASSWORD,
        }),
    },
    ...sessionsOfOthers(admin, guest),
    ...accountSteps(guest, { email: 'invited@first.example', password: NEW_PASSWORD, mailDir }),
    {
      route: 'DELETE /api/v1/store/apps/:slug/install',
      run: () => admin.delete('/store/apps/sso-sessions/install'),
    },
    {
      route: 'POST /api/v1/store/apps/:slug/install',
      run: () => admin.post('/store/apps/sso-sessions/install'),
    },
    {
      route: 'POST /api/v1/store/apps/:slug/install',
      changes: 0,
      run: () => admin.post('/store/apps/sso-sessions/install'),
    },
    {
      route: 'PUT /api/v1/store/apps/:slug/active',
      run: () => admin.put('/store/apps/sso-sessions/active', { active: false }),
    },
    ...connectedApplications(admin, { keep, known }),
    {
      route: 'PUT /api/v1/settings/appearance',
      run: () => admin.put('/settings/appearance', { default_language: 'en' }),
    },
    {
      route: 'PUT /api/v1/settings/features',
      run: () => admin.put('/settings/features', {}),
    },
    {
      route: 'PUT /api/v1/settings/security',
      run: () => admin.put('/settings/security', { session_idle: 7200 }),
    },
    {
      route: 'PUT /api/v1/settings/platform',
      run: () => admin.put('/settings/platform', { access_mode: 'public' }),
    },
    ...[true, false].map(enabled => ({
      route: 'PUT /api/v1/platform/maintenance',
      run: () => admin.put('/platform/maintenance', { enabled }),
    })),
    {
      route: 'PUT /api/v1/platform/domains/:domain',
      run: async () =>
        admin.put('/platform/domains/corp.example', { tenant: (await admin.get('/me')).body.tenant.id }),
    },
    {
      route: 'POST /api/v1/platform/people/import',
      run: async () =>
        admin.post('/platform/people/import', {
          tenant: (await admin.get('/me')).body.tenant.id,
          people: [
            {
              email: 'moved@first.example',
              name: 'Шилжсэн',
              password_hash: '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW',
            },
          ],
        }),
    },
    {
      route: 'POST /api/v1/platform/tenants',
      run: () => keep('tenant', admin.post('/platform/tenants', { slug: 'fourth', name: 'Дөрөвдүгээр' })),
    },
    {
      route: 'POST /api/v1/platform/tenants',
      run: () =>
        admin.post('/platform/tenants', {
          slug: 'fifth',
          name: 'Тавдугаар',
          admin_email: 'new@fifth.example',
        }),
    },
    {
      route: 'POST /api/v1/organisation/members',
      run: () => admin.post('/organisation/members', { email: 'new@fifth.example', name: 'Танил' }),
    },
    { route: 'PATCH /api/v1/platform/tenants/:id', run: () => admin.patch(tenant(), { name: 'Дөрөв' }) },
    { route: 'POST /api/v1/auth/switch-tenant', changes: 0, run: () => switchThereAndBack(admin) },
    {
      route: 'DELETE /api/v1/platform/tenants/:id',
      run: () => admin.delete(tenant(), { reason: 'хаагдсан' }),
    },
    { route: 'POST /api/v1/platform/tenants/:id/restore', run: () => admin.post(`${tenant()}/restore`) },
  ]
}

type Kept = {
  keep(name: string, answer: Promise<Answer>): Promise<Answer>
  known: Readonly<Record<string, string>>
}

function connectedApplications(admin: Client, { keep, known }: Kept): Step[] {
  const app = () => `/sso/clients/${known['app']}`
  const fields = {
    name: 'Цагийн бүртгэл',
    redirect_uris: ['https://app.first.example/callback'],
    launch_uri: 'https://app.first.example/',
  }
  const ROOT = '/api/v1/sso/clients'
  return [
    {
      route: `POST ${ROOT}`,
      run: () => keep('everyone', admin.post('/sso/clients', { ...fields, tenant: null })),
    },
    { route: `DELETE ${ROOT}/:id`, run: () => admin.delete(`/sso/clients/${known['everyone']}`) },
    { route: `POST ${ROOT}`, run: () => keep('app', admin.post('/sso/clients', fields)) },
    { route: `PUT ${ROOT}/:id`, run: () => admin.put(app(), { name: 'Цаг бүртгэл' }) },
    { route: `PUT ${ROOT}/:id`, changes: 0, run: () => admin.put(app(), { name: 'Цаг бүртгэл' }) },
    { route: `PUT ${ROOT}/:id/logo`, run: () => uploadLogo(admin, app()) },
    ...ownApplications(admin, known),
    { route: 'PUT /api/v1/onboarding', run: () => admin.put('/onboarding', { hidden: true }) },
    { route: 'PUT /api/v1/onboarding', changes: 0, run: () => admin.put('/onboarding', { hidden: true }) },
    { route: `POST ${ROOT}/:id/rotate-secret`, run: () => admin.post(`${app()}/rotate-secret`) },
    { route: `PUT ${ROOT}/:id/enabled`, run: () => admin.put(`${app()}/enabled`, { enabled: false }) },
    { route: `DELETE ${ROOT}/:id`, run: () => admin.delete(app()) },
  ]
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const uploadLogo = (admin: Client, path: string): Promise<Answer> =>
  admin.request('PUT', `${path}/logo`, Buffer.from(PNG, 'base64'), { 'content-type': 'image/png' })

const uploadPhotograph = (admin: Client): Promise<Answer> =>
  admin.request('PUT', '/me/picture', Buffer.from(PNG, 'base64'), { 'content-type': 'image/png' })

/** What a person marks for themself is no change of the organisation. */
function ownApplications(admin: Client, known: Kept['known']): Step[] {
  const ROOT = '/api/v1/me/applications/:client_id'
  const own = async () =>
    `/me/applications/${(await admin.get(`/sso/clients/${known['app']}`)).body.client_id}`
  return [
    { route: `PUT ${ROOT}/favourite`, changes: 0, run: async () => admin.put(`${await own()}/favourite`) },
    {
      route: `DELETE ${ROOT}/favourite`,
      changes: 0,
      run: async () => admin.delete(`${await own()}/favourite`),
    },
    { route: `POST ${ROOT}/opened`, changes: 0, run: async () => admin.post(`${await own()}/opened`) },
  ]
}

/** The guest came in by accepting the invitation and holds that session. */
function sessionsOfOthers(admin: Client, guest: Client): Step[] {
  const ROOT = '/api/v1/sso/sessions'
  const guestSessions = async () => (await admin.get('/sso/sessions?q=invited@first.example')).body.items
  return [
    {
      route: `DELETE ${ROOT}/:id`,
      run: async () => admin.delete(`/sso/sessions/${(await guestSessions())[0].id}`),
    },
    {
      route: `DELETE ${ROOT}/users/:user_id`,
      prepare: () => guest.signIn('invited@first.example', NEW_PASSWORD),
      run: async () =>
        admin.delete(`/sso/sessions/users/${(await guestSessions())[0].user.id}`, { reason: 'шалгалт' }),
    },
  ]
}

type Own = { signInAgain(client: Client): Promise<Answer>; origin: string }

function ownThings(admin: Client, { signInAgain, origin }: Own): Step[] {
  const second = createClient(origin)
  const third = createClient(origin)
  return [
    { route: 'PATCH /api/v1/me', run: () => admin.patch('/me', { name: 'Болд Бат' }) },
    { route: 'PUT /api/v1/me/picture', run: () => uploadPhotograph(admin) },
    {
      route: 'PUT /api/v1/me/password',
      run: () => admin.put('/me/password', { current: ADMIN_PASSWORD, new: NEW_PASSWORD }),
    },
    { route: 'POST /api/v1/auth/login', changes: 0, run: () => signInAgain(second) },
    { route: 'POST /api/v1/auth/login', changes: 0, run: () => signInAgain(third) },
    {
      route: 'DELETE /api/v1/me/sessions/:id',
      run: async () => admin.delete(`/me/sessions/${(await second.get('/me')).body.session.id}`),
    },
    { route: 'DELETE /api/v1/me/sessions', run: () => admin.delete('/me/sessions') },
    { route: 'DELETE /api/v1/me/sessions', changes: 0, run: () => admin.delete('/me/sessions') },
    { route: 'POST /api/v1/auth/login', changes: 0, run: () => signInAgain(second) },
    { route: 'POST /api/v1/auth/logout', changes: 0, run: () => second.post('/auth/logout') },
    { route: 'POST /api/v1/auth/login', changes: 0, run: () => signInAgain(second) },
    { route: 'POST /api/v1/auth/sso/logout', changes: 0, run: () => second.post('/auth/sso/logout') },
  ]
}

function linksByMail(admin: Client, tokenOf: (email: string) => Promise<string>): Step[] {
  return [
    { route: 'POST /api/v1/me/email/verify', changes: 0, run: () => admin.post('/me/email/verify') },
    {
      route: 'POST /api/v1/auth/email/verify',
      run: async () => admin.post('/auth/email/verify', { token: await tokenOf(ADMIN_EMAIL) }),
    },
  ]
}

/** Notices carry no link; the mail that does may come after them. */
function receiveToken(mailDir: string, email: string): Promise<string> {
  return until(
    `a link comes to ${email}`,
    async () => (await readMails(mailDir)).findLast(mail => mail.to.includes(email) && mail.token)?.token,
  )
}

async function switchThereAndBack(client: Client): Promise<Answer> {
  for (const tenant of ['fourth', 'first']) {
    const moved = await client.post('/auth/switch-tenant', { tenant })
    assert.equal(moved.status, 200, moved.text)
    client.token = moved.body.session.token
  }
  return client.get('/me')
}
