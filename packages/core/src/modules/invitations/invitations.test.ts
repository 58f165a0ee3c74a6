import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import {
  ADMIN_EMAIL,
  createClient,
  givenMember,
  givenTenant,
  receiveMail,
  startTestPlatform,
} from '../../testing/index.ts'

const world = await startTestPlatform({ after })
const { admin, stranger } = world
const owner = new pg.Client({ connectionString: world.databaseUrl })
owner.on('error', () => {})
await owner.connect()
after(() => owner.end())

const tenant = (await admin.get('/me')).body.tenant
const PASSWORD = 'a calm river of Selenge 9'
const MEMBERS = '/organisation/members'
const INVITATIONS = '/organisation/invitations'

type Page = { items: { id: string }[]; next_cursor: string | null; total?: number }

const tokenOf = async (email: string, number = 1) => (await receiveMail(world.mailDir, email, number)).token!

async function invite(
  email: string,
  extra: object = {},
): Promise<{ id: string; token: string; invitation: string }> {
  const answer = await admin.post(MEMBERS, { email, name: 'Урьсан нэр', ...extra })
  assert.equal(answer.status, 201, answer.text)
  const { rows } = await owner.query(
    'select id from invitation where person_id = $1 order by id desc limit 1',
    [answer.body.id],
  )
  return { id: answer.body.id, token: await tokenOf(email), invitation: rows[0].id }
}

const accept = (token: string, body: object = {}) =>
  createClient(world.origin).post(`/auth/invitations/${token}/accept`, body)

async function changesOf(...targets: string[]): Promise<string[]> {
  const { rows } = await owner.query(
    `select action from audit_record where kind = 'change' and target_id = any($1) order by seq`,
    [targets],
  )
  return rows.map(row => row.action)
}

test('an invited person chooses a password with the link and is signed in', async () => {
  const answer = await admin.post(MEMBERS, {
    email: 'New@Invited.example',
    name: 'Шинэ хүн',
    roles: ['admin'],
    language: 'en',
  })
  assert.equal(answer.status, 201)
  assert.equal(answer.headers.get('location'), `/api/v1/organisation/members/${answer.body.id}`)
  assert.equal(answer.body.status, 'invited')
  assert.equal(answer.body.email, 'new@invited.example')
  assert.deepEqual(
    answer.body.roles.map((role: { key: string }) => role.key),
    ['admin', 'user'],
  )
  const mail = await receiveMail(world.mailDir, 'new@invited.example')
  assert.match(mail.subject, /Invitation|invit/i)
  const seen = await stranger.get(`/auth/invitations/${mail.token}`)
  assert.equal(seen.status, 200)
  assert.deepEqual(
    [seen.body.tenant.slug, seen.body.email, seen.body.name, seen.body.needs_password],
    [tenant.slug, 'new@invited.example', 'Шинэ хүн', true],
  )
  assert.equal((await accept(mail.token!)).status, 400)
  assert.equal((await accept(mail.token!, { password: 'password' })).body.code, 'password_unacceptable')
  const accepted = await accept(mail.token!, { password: PASSWORD, name: 'Миний нэр' })
  assert.equal(accepted.status, 200, accepted.text)
  assert.match(accepted.headers.get('set-cookie')!, /^tamga_session=/)
  assert.equal(accepted.body.tenant.slug, tenant.slug)
  const client = createClient(world.origin)
  client.token = accepted.body.session.token
  const me = (await client.get('/me')).body
  assert.deepEqual(
    [me.user.name, me.user.email_verified, me.permissions.includes('store.manage')],
    ['Миний нэр', true, true],
  )
  const member = (await admin.get(`${MEMBERS}/${answer.body.id}`)).body
  assert.deepEqual(
    [member.name, member.status, member.invitation.status],
    ['Миний нэр', 'active', 'accepted'],
  )
  assert.equal((await accept(mail.token!, { password: PASSWORD })).body.code, 'link_invalid')
  assert.equal((await stranger.get(`/auth/invitations/${mail.token}`)).status, 422)
  assert.deepEqual(await changesOf(answer.body.id), ['member.invited', 'invitation.accepted'])
})

test('a known person is invited, never changed, and nothing of them is shown before they accept', async () => {
  const other = await givenTenant(world.platform.ctx, 'far-away')
  const known = await givenMember(world.platform.ctx, other, { email: 'known@elsewhere.example' })
  const { id, token } = await invite('known@elsewhere.example')
  assert.equal(id, known.id)
  const member = (await admin.get(`${MEMBERS}/${id}`)).body
  assert.deepEqual([member.name, member.sessions, member.permission_use], ['Урьсан нэр', 0, []])
  const client = createClient(world.origin)
  await client.signIn(known.email, known.password)
  await client.patch('/me', { name: 'Нууц нэр' })
  assert.equal((await admin.get(`${MEMBERS}/${id}`)).body.name, 'Урьсан нэр')
  assert.equal((await client.post('/auth/switch-tenant', { tenant: tenant.slug })).body.code, 'not_a_member')
  assert.equal((await stranger.get(`/auth/invitations/${token}`)).body.needs_password, false)
  assert.equal((await accept(token, { password: PASSWORD })).body.code, 'person_exists')
  const accepted = await accept(token, {})
  assert.equal(accepted.status, 200)
  assert.deepEqual(Object.keys(accepted.body).sort(), ['status', 'tenant'])
  assert.equal(accepted.headers.get('set-cookie'), null)
  assert.equal((await admin.get(`${MEMBERS}/${id}`)).body.name, 'Нууц нэр')
  assert.equal((await client.post('/auth/switch-tenant', { tenant: tenant.slug })).status, 200)
})

test('inviting a known and an unknown address look the same', async () => {
  const other = await givenTenant(world.platform.ctx, 'third')
  await givenMember(world.platform.ctx, other, { email: 'exists@third.example' })
  const [known, unknown] = await Promise.all(
    ['exists@third.example', 'nobody@third.example'].map(email =>
      admin.post(MEMBERS, { email, name: 'Хэн нэгэн' }),
    ),
  )
  const shapeOf = (answer: { body: object }) =>
    Object.entries({ ...answer.body, id: '', email: '', created_at: '' })
  assert.deepEqual([known!.status, shapeOf(known!)], [unknown!.status, shapeOf(unknown!)])
})

test('who is a member or invited already is not invited again', async () => {
  assert.equal(
    (await admin.post(MEMBERS, { email: ADMIN_EMAIL.toUpperCase(), name: 'X' })).body.code,
    'already_member',
  )
  await invite('twice@invited.example')
  assert.equal(
    (await admin.post(MEMBERS, { email: 'twice@invited.example', name: 'X' })).body.code,
    'already_member',
  )
  const unknown = await admin.post(MEMBERS, {
    email: 'roles@invited.example',
    name: 'X',
    roles: ['user', 'no-such'],
  })
  assert.deepEqual(
    [unknown.status, unknown.body.errors[0].path, unknown.body.errors[0].code],
    [400, '/roles/1', 'unknown_role'],
  )
  for (const body of [
    { name: 'X' },
    { email: 'no address', name: 'X' },
    { email: 'a@b.example', name: '' },
    { email: 'a@b.example', name: 'a\nb' },
  ]) {
    assert.equal((await admin.post(MEMBERS, body)).status, 400, JSON.stringify(body))
  }
})

test('twenty who accept with one link at once: one is let in', async () => {
  const { id, token } = await invite('race@invited.example')
  const answers = await Promise.all(Array.from({ length: 20 }, () => accept(token, { password: PASSWORD })))
  const statuses = answers.map(answer => answer.status)
  assert.equal(statuses.filter(status => status === 200).length, 1, String(statuses))
  for (const answer of answers.filter(({ status }) => status !== 200))
    assert.ok(['link_invalid', 'person_exists'].includes(answer.body.code), answer.text)
  const { rows } = await owner.query('select count(*)::int from session where person_id = $1', [id])
  assert.equal(rows[0].count, 1)
  assert.deepEqual(await changesOf(id), ['member.invited', 'invitation.accepted'])
})

test('a new person invited by two tenants chooses one password, once', async () => {
  const rival = await givenTenant(world.platform.ctx, 'rival')
  const boss = await givenMember(world.platform.ctx, rival, { email: 'boss@rival.example', roles: ['admin'] })
  const client = createClient(world.origin)
  await client.signIn(boss.email, boss.password)
  const { id, token } = await invite('shared@invited.example')
  await client.post(MEMBERS, { email: 'shared@invited.example', name: 'Өрсөлдөгчийн нэр' })
  const second = await tokenOf('shared@invited.example', 2)
  const answers = await Promise.all([
    accept(token, { password: PASSWORD }),
    accept(second, { password: `${PASSWORD} b` }),
  ])
  assert.deepEqual(answers.map(answer => answer.status).sort(), [200, 409])
  const loser = answers[0]!.status === 200 ? second : token
  assert.equal((await accept(loser)).status, 200)
  const { rows } = await owner.query(
    `select count(*)::int from membership where person_id = $1 and status = 'active'`,
    [id],
  )
  assert.equal(rows[0].count, 2)
})

test('accepting in the browser of another person asks first, and then ends their session', async () => {
  const { token } = await invite('guest@invited.example')
  const host = await givenMember(world.platform.ctx, tenant, { email: 'host@invited.example' })
  const client = createClient(world.origin)
  await client.signIn(host.email, host.password)
  const cookie = `tamga_session=${client.token}`
  const acceptHere = (body: object) =>
    stranger.request('POST', `/auth/invitations/${token}/accept`, body, { cookie })
  const asked = await acceptHere({ password: PASSWORD })
  assert.deepEqual([asked.status, asked.body.code], [409, 'other_person'])
  assert.equal((await client.get('/me')).status, 200)
  const accepted = await acceptHere({ password: PASSWORD, replace: true })
  assert.equal(accepted.status, 200, accepted.text)
  assert.equal((await client.get('/me')).status, 401)
})

test('who only becomes a member begins no session: the one of the browser stays, whose ever it is', async () => {
  const known = await givenMember(world.platform.ctx, await givenTenant(world.platform.ctx, 'elsewhere'), {
    email: 'known-elsewhere@invited.example',
  })
  const { token } = await invite(known.email)
  const host = await givenMember(world.platform.ctx, tenant, { email: 'keeps@invited.example' })
  const client = createClient(world.origin)
  await client.signIn(host.email, host.password)
  const cookie = `tamga_session=${client.token}`
  const answer = await stranger.request('POST', `/auth/invitations/${token}/accept`, {}, { cookie })
  assert.deepEqual([answer.status, answer.body.session], [200, undefined])
  assert.equal((await client.get('/me')).status, 200)
})

test('an invitation sent again has a new link, and the old one is dead', async () => {
  const { id, token, invitation } = await invite('again@invited.example')
  const resent = await admin.post(`${INVITATIONS}/${invitation}/resend`)
  assert.equal(resent.status, 200, resent.text)
  assert.equal(resent.body.status, 'pending')
  assert.equal((await accept(token, { password: PASSWORD })).body.code, 'link_invalid')
  const renewed = await tokenOf('again@invited.example', 2)
  assert.notEqual(renewed, token)
  assert.equal((await accept(renewed, { password: PASSWORD })).status, 200)
  const late = await admin.post(`${INVITATIONS}/${invitation}/resend`)
  assert.deepEqual([late.status, late.body.code], [409, 'invitation_wrong_state'])
  assert.equal((await admin.delete(`${INVITATIONS}/${invitation}`)).body.code, 'invitation_wrong_state')
  assert.deepEqual(await changesOf(id, invitation), [
    'member.invited',
    'invitation.resent',
    'invitation.accepted',
  ])
})

test('a revoked invitation lets nobody in, and the person can be invited again', async () => {
  const { id, token, invitation } = await invite('revoked@invited.example', { roles: ['admin'] })
  assert.equal((await admin.delete(`${INVITATIONS}/${invitation}`)).status, 204)
  assert.equal((await accept(token, { password: PASSWORD })).body.code, 'link_invalid')
  const member = (await admin.get(`${MEMBERS}/${id}`)).body
  assert.deepEqual([member.status, member.roles, member.invitation.status], ['left', [], 'revoked'])
  assert.equal((await admin.post(MEMBERS, { email: 'revoked@invited.example', name: 'Дахин' })).status, 201)
  assert.deepEqual(
    (await admin.get(`${MEMBERS}/${id}`)).body.roles.map((role: { key: string }) => role.key),
    ['user'],
  )
})

test('removing an invited member takes the invitation back', async () => {
  const { id, token } = await invite('removed@invited.example')
  assert.equal((await admin.delete(`${MEMBERS}/${id}`)).status, 204)
  assert.equal((await accept(token, { password: PASSWORD })).body.code, 'link_invalid')
  assert.equal((await admin.get(`${MEMBERS}/${id}`)).body.invitation.status, 'revoked')
})

test('revoking and accepting at once: one of them wins, and the membership agrees', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, token, invitation } = await invite(`tie${round}@invited.example`)
    const [accepted, revoked] = await Promise.all([
      accept(token, { password: PASSWORD }),
      admin.delete(`${INVITATIONS}/${invitation}`),
    ])
    const { body } = await admin.get(`${MEMBERS}/${id}`)
    assert.equal(accepted.status === 200, revoked.status !== 204, `${accepted.status} ${revoked.status}`)
    assert.equal(body.status, accepted.status === 200 ? 'active' : 'left')
  }
})

test('an expired invitation is refused, shown as expired, and works again when sent again', async () => {
  const { token, invitation } = await invite('late@invited.example')
  await owner.query(`update invitation set expires_at = now() - interval '1 second' where id = $1`, [
    invitation,
  ])
  assert.equal((await accept(token, { password: PASSWORD })).body.code, 'link_invalid')
  const { items } = (await admin.get(`${INVITATIONS}?status=expired`)).body
  assert.deepEqual(
    items.map((item: { id: string }) => item.id),
    [invitation],
  )
  assert.equal((await admin.post(`${INVITATIONS}/${invitation}/resend`)).body.status, 'pending')
  assert.equal((await accept(await tokenOf('late@invited.example', 2), { password: PASSWORD })).status, 200)
})

test('the list shows how the mail fares, and is searched, filtered and paged', async () => {
  const { invitation } = await invite('listed@invited.example')
  await owner.query(
    `update mail_message set status = 'failed' where link_id = (select link_id from invitation where id = $1)`,
    [invitation],
  )
  const found = (await admin.get(`${INVITATIONS}?q=LISTED`)).body.items
  assert.equal(found.length, 1)
  assert.deepEqual(
    [found[0].mail.status, found[0].user.email, found[0].invited_by.name, found[0].status],
    ['failed', 'listed@invited.example', 'Админ Болд', 'pending'],
  )
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: Page = (
      await admin.get(`${INVITATIONS}?limit=3&count=true${cursor ? `&cursor=${cursor}` : ''}`)
    ).body
    seen.push(...page.items.map((item: { id: string }) => item.id))
    cursor = page.next_cursor
    if (!cursor) assert.equal(page.total, seen.length)
  } while (cursor)
  assert.deepEqual(seen, [...new Set(seen)].sort().reverse())
  assert.equal((await admin.get(`${INVITATIONS}?status=lost`)).status, 400)
  assert.equal(
    (await admin.get(`${INVITATIONS}?cursor=${Buffer.from('["x"]').toString('base64url')}`)).status,
    400,
  )
})

test('an invitation of another tenant is not found', async () => {
  const { rows } = await owner.query('select i.id from invitation i where i.tenant_id <> $1 limit 1', [
    tenant.id,
  ])
  for (const [method, tail] of [
    ['POST', '/resend'],
    ['DELETE', ''],
  ] as const) {
    const answers = await Promise.all(
      [rows[0].id, '018f0000-0000-7000-8000-000000000000', 'no-id'].map(id =>
        admin.request(method, `${INVITATIONS}/${id}${tail}`),
      ),
    )
    for (const answer of answers) {
      assert.equal(answer.status, 404)
      assert.deepEqual({ ...answer.body, request_id: '' }, { ...answers[0]!.body, request_id: '' })
    }
  }
})

test('a link that nobody made is refused like a used one', async () => {
  for (const token of ['x', 'A'.repeat(43), '..%2f..', '%00']) {
    const answer = await stranger.get(`/auth/invitations/${token}`)
    assert.ok([404, 422].includes(answer.status), `${token} ${answer.status}`)
  }
})

test('nobody joins a suspended tenant', async () => {
  const { token } = await invite('paused@invited.example')
  await owner.query(`update tenant set status = 'suspended' where id = $1`, [tenant.id])
  try {
    assert.equal((await accept(token, { password: PASSWORD })).body.code, 'tenant_suspended')
  } finally {
    await owner.query(`update tenant set status = 'active' where id = $1`, [tenant.id])
  }
  assert.equal((await accept(token, { password: PASSWORD })).status, 200)
})

test('in development a new person is made with a password at once, a known one never', async () => {
  const body = { email: 'instant@invited.example', name: 'Шууд', password: PASSWORD, roles: ['admin'] }
  const made = await admin.post(MEMBERS, body)
  assert.deepEqual([made.status, made.body.status], [201, 'active'])
  await createClient(world.origin).signIn(body.email, PASSWORD)
  const known = await admin.post(MEMBERS, body)
  assert.deepEqual([known.status, known.body.code], [409, 'person_exists'])
  const weak = await admin.post(MEMBERS, { ...body, email: 'weak@invited.example', password: '12345678' })
  assert.deepEqual(
    [weak.status, weak.body.code, weak.body.errors[0].path],
    [422, 'password_unacceptable', '/password'],
  )
  assert.deepEqual(await changesOf(made.body.id), ['member.created'])
})

test('in production nobody is made with a password', async t => {
  const production = await startTestPlatform(t, {
    settings: {
      ENVIRONMENT: 'production',
      PUBLIC_ORIGIN: 'https://id.example',
      SSO_DEFAULT_CLIENT_SECRET: 'a secret that is long enough for a client 1206',
      SSO_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    },
  })
  const answer = await production.admin.post(MEMBERS, {
    email: 'instant@invited.example',
    name: 'Шууд',
    password: PASSWORD,
  })
  assert.deepEqual([answer.status, answer.body.code], [422, 'not_available_in_production'])
  assert.equal(
    (await production.admin.post(MEMBERS, { email: 'mail@invited.example', name: 'Захидал' })).status,
    201,
  )
})
