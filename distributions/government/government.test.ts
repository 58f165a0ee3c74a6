import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import {
  CORE_VERSION,
  collectModules,
  createClient,
  prepareFirstTenant,
  printSetupLink,
  readInstallationSettings,
  startTestPlatform,
} from '@tamga/core/testing'
import { government } from './distribution.ts'

const EMAIL = 'minister@ministry.example'
const BAT = 'УА90010101'

test('the flavour pins the core in one line, adds no module, and its store has three apps', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'))
  assert.deepEqual(dependencies, { '@tamga/core': CORE_VERSION })
  assert.deepEqual(government.modules, [])
  const { apps } = collectModules(government)
  assert.deepEqual([...apps.keys()].sort(), ['egov', 'organisation', 'sso-clients'])
})

test('it runs beside the sign-in flavour: own port, data and cookies; production takes nothing for granted', () => {
  const { settings } = readInstallationSettings(government, {})
  assert.deepEqual(
    [settings.PORT, settings.COOKIE_NAME, settings.DATA_DIR.split('/').at(-1), settings.PASSWORD_LOGIN],
    [8081, 'tamga_gov', 'var-government', false],
  )
  assert.deepEqual([settings.EID_LOGIN_LEVEL, settings.EID_SIGN_LEVEL], ['ADVANCED', 'QUALIFIED'])
  assert.deepEqual(
    [settings.SSO_PEER_ISSUER, settings.SSO_PEER_CLIENT_ID, settings.OUTBOUND_ALLOW],
    ['http://localhost:8080', 'government', ['localhost:8080']],
  )
  const given = readInstallationSettings(government, { PORT: '9000', SSO_PEER_ISSUER: 'https://a.example' })
  assert.deepEqual([given.settings.PORT, given.settings.OUTBOUND_ALLOW], [9000, ['a.example:443']])
  const production = readInstallationSettings(government, {
    ENVIRONMENT: 'production',
    PUBLIC_ORIGIN: 'https://gov.example',
    SSO_DEFAULT_CLIENT_SECRET: 'a secret of the production test',
  }).settings
  assert.deepEqual(
    [production.SSO_PEER_ISSUER, production.SSO_PEER_CLIENT_ID, production.OUTBOUND_ALLOW],
    [undefined, undefined, []],
  )
})

test('the settings name the first administrator, whom the e-ID with their registry number binds, once', async () => {
  const world = await startTestPlatform(
    { after },
    {
      distribution: government,
      bootstrap: false,
      settings: {
        BOOTSTRAP_TENANT_SLUG: 'ministry',
        BOOTSTRAP_ADMIN_EMAIL: EMAIL,
        BOOTSTRAP_ADMIN_NATIONAL_ID: BAT,
      },
    },
  )
  assert.equal((await prepareFirstTenant(world.platform.ctx)).kind, 'bootstrapped')
  const methods = (await world.stranger.get('/auth/methods')).body
  assert.deepEqual([methods.password, methods.eid], [false, true])
  const refused = await world.stranger.post('/auth/login', { email: EMAIL, password: 'any long password' })
  assert.deepEqual([refused.status, refused.body.code], [403, 'login_method_disabled'])

  assert.equal((await enterByEid(world.origin, 'УБ90010102')).body.code, 'eid_not_linked')
  const entered = await enterByEid(world.origin, BAT)
  assert.equal(entered.status, 200, entered.text)
  const client = createClient(world.origin)
  client.token = entered.body.session.token
  const me = (await client.get('/me')).body
  assert.deepEqual(
    [me.user.email, me.user.is_operator, me.tenant.slug, me.session.acr],
    [EMAIL, true, 'ministry', 'acr:eid:qualified'],
  )
  assert.ok(me.roles.some(({ key }: { key: string }) => key === 'admin'))
  const { items } = (await client.get('/store/apps?installed=true')).body
  const egov = items.find(({ slug }: { slug: string }) => slug === 'egov')
  assert.deepEqual([egov.installed, egov.active, egov.required], [true, true, true])
})

test('without settings the setup link names the administrator; a password is refused, and nobody is signed in by it', async () => {
  const world = await startTestPlatform({ after }, { distribution: government, bootstrap: false })
  const token = new URL(await printSetupLink(world.platform.ctx)).hash.replace('#token=', '')
  const setup = { token, email: EMAIL, name: 'Сайд', tenant_slug: 'ministry', tenant_name: 'Яам' }
  const refused = await world.stranger.post('/auth/setup', {
    ...setup,
    password: 'a long seal of bronze 1206',
  })
  assert.deepEqual([refused.status, refused.body.code], [403, 'login_method_disabled'])
  const done = await world.stranger.post('/auth/setup', setup)
  assert.deepEqual([done.status, done.body], [201, { administrator: { name: 'Сайд', email: EMAIL } }])
  assert.equal(done.headers.get('set-cookie'), null)
  assert.equal((await world.stranger.post('/auth/setup', setup)).body.code, 'setup_done')
})

type Answer = { status: number; text: string; body: { code?: string; session: { token: string } } }

/** Asks the simulated e-ID and confirms on its phone page, in one browser. */
async function enterByEid(origin: string, national_id: string): Promise<Answer> {
  const cookies: string[] = []
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie: cookies.join('; '), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    cookies.push(...answer.headers.getSetCookie().map(line => line.split(';')[0]!))
    return { status: answer.status, text: await answer.text() }
  }
  const asked = JSON.parse((await send('POST', '/api/v1/auth/eid/login', { national_id })).text)
  const cards = (await send('GET', '/sim/eid/__phone')).text.split('<section class="phone"')
  const card = cards.find(one => one.includes(asked.verification_code))!
  const [, session] = /__phone\/([0-9a-f-]{36})/.exec(card)!
  await send('POST', `/sim/eid/__phone/${session}`, { action: 'confirm', pin: '1234' })
  const answer = await send('GET', `/api/v1/auth/eid/login/${asked.request_id}`)
  return { ...answer, body: JSON.parse(answer.text) }
}
