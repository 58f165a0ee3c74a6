import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, givenMember, shellFolder, startTestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { startOpenProvider } from '../federation/providers/open-provider.ts'
import {
  expect,
  PHONE,
  requireAccessible,
  requireFine,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  watchRequests,
  withoutBrowser,
} from './browser-world.ts'
import { wordsIn } from './words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld(
  { after },
  { SSO_SECRET_KEY: randomBytes(32).toString('base64'), OUTBOUND_ALLOW: '127.0.0.1,localhost' },
)
const t = await wordsIn('en')
const idp = await startOpenProvider({ after })
const tenant = skip ? { id: '', slug: '' } : await givenApps()
const person = skip ? null : await givenMember(world.platform.ctx, tenant, { email: 'bold@first.example' })
const SECRET = 'a secret of the test, long enough'
const connected = { id: '' }

async function givenApps(): Promise<{ id: string; slug: string }> {
  for (const app of ['sso-sessions', 'sso-federation']) {
    const { status, text } = await world.admin.post(`/store/apps/${app}/install`)
    assert.ok(status === 201 || status === 200, text)
  }
  return (await world.admin.get('/me')).body.tenant
}

const asPerson = () =>
  world.visit({ language: 'en', as: { email: person!.email, password: person!.password } })
const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
const rowsOf = (page: Page) => page.getByRole('row').filter({ hasText: person!.email })

/** A tab is loaded when it is first opened. */
const contentOf = (page: Page) => page.locator('[role=tabpanel]:visible > *').first()

const LANGUAGES = ['mn', 'en', 'ar'] as const

/** On a phone; the languages that differ most in length and direction take turns. */
async function requireFits(places: readonly string[]): Promise<string[]> {
  const { page, context, complaints } = await world.visit({ viewport: PHONE })
  for (const [turn, where] of places.entries()) {
    const value = LANGUAGES[turn % LANGUAGES.length]!
    await context.addCookies([{ name: 'lang', value, url: world.address }])
    await page.goto(where)
    await expect(contentOf(page)).toBeVisible()
    await settled(page)
    await requireNoOverflow(page, `${where} in ${value}`)
  }
  return complaints
}

test('an administrator ends a session, and that browser is out with its next request', {
  skip,
  timeout,
}, async () => {
  const other = await asPerson()
  await other.page.goto('/profile')
  await settled(other.page)
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/sessions')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByText(t('sessions.current'))).toHaveCount(1)
  await requireFine(page, 'sessions')
  await rowsOf(page)
    .getByRole('button', { name: /actions/i })
    .click()
  await page.getByRole('menuitem', { name: t('sessions.end'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('sessions.end.effect.final'))
  await dialog.getByLabel(t('parts.confirm.reason')).fill('Lost laptop')
  await button(page, 'sessions.end').click()
  await expect(dialog).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(0)

  await other.page.goto('/')
  await other.page.goto('/profile')
  await other.page.waitForURL(/\/login/)

  await page.getByRole('tab', { name: t('sessions.tab.history') }).click()
  const line = rowsOf(page)
  await expect(line).toContainText('Lost laptop')
  await expect(line).toContainText(t('sessions.cause.admin'))
  await requireFine(page, 'history of sessions')
  assert.deepEqual(complaints, [])
})

test('all sessions of a person end at once, and only with a reason', { skip, timeout }, async () => {
  const others = [await asPerson(), await asPerson()]
  const { page } = await world.visit({ language: 'en' })
  await page.goto(`/sso/sessions?person=${person!.id}`)
  const drawer = page.getByRole('dialog', { name: person!.name, exact: true })
  await expect(drawer.getByRole('listitem')).toHaveCount(2)
  await settled(page)
  await requireAccessible(page, 'sessions of a person')
  await drawer.getByRole('button', { name: t('sessions.end_all') }).click()
  const question = page.getByRole('dialog', { name: t('sessions.end_all.title', { name: person!.name }) })
  await expect(question).toContainText(t('sessions.end_all.count', { count: 2 }))
  await question.getByRole('button', { name: t('sessions.end_all.verb'), exact: true }).click()
  await expect(question).toContainText(t('parts.confirm.reason_missing'))
  await question.getByLabel(t('parts.confirm.reason')).fill('Leaves today')
  await question.getByRole('button', { name: t('sessions.end_all.verb'), exact: true }).click()
  await expect(drawer).toContainText(t('sessions.person.none'))
  for (const { page: there } of others) assert.equal((await there.request.get('/api/v1/me')).status(), 401)
})

test('a session that somebody else ends fades where it was, says how it ended, and goes', {
  skip,
  timeout,
}, async () => {
  await asPerson()
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/sessions')
  await expect(rowsOf(page)).toHaveCount(1)
  await settled(page)
  const { items } = (await world.admin.get(`/sso/sessions/users/${person!.id}`)).body
  await world.admin.delete(`/sso/sessions/${items[0].id}`)
  await expect(rowsOf(page)).toContainText(t('sessions.cause.admin'))
  await expect(rowsOf(page).getByRole('checkbox')).toBeDisabled()
  await expect(rowsOf(page)).toHaveCount(0)
  assert.deepEqual(complaints, [])
})

test('who may not end sessions sees them, and is told so', { skip, timeout }, async () => {
  const { ctx } = world.platform
  const permissions = ['sso_sessions.read', 'sso_federation.read']
  const made = await world.admin.post('/organisation/roles', { key: 'looker', name: 'Looker', permissions })
  assert.equal(made.status, 201, made.text)
  const looker = await givenMember(ctx, tenant, { email: 'looker@first.example', roles: ['looker'] })
  const { page, complaints } = await world.visit({ language: 'en', as: looker })
  await page.goto('/sso/sessions')
  await expect(page.getByText(t('sessions.read_only'))).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await requireFine(page, 'sessions, read only')
  await page
    .getByRole('button', { name: /actions/i })
    .first()
    .click()
  await expect(page.getByRole('menuitem')).toHaveText([t('sessions.person.open')])
  await page.getByRole('menuitem').click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('listitem').first()).toBeVisible()
  await expect(drawer.getByRole('button', { name: t('sessions.end') })).toHaveCount(0)
  await page.goto('/sso/federation')
  await expect(page.getByText(t('federation.read_only'))).toBeVisible()
  await expect(button(page, 'federation.connect')).toHaveCount(0)
  await requireFine(page, 'federation, read only')
  assert.deepEqual(complaints, [])
})

test('a person is locked down in one action with a reason, and let in again with one press', {
  skip,
  timeout,
}, async () => {
  const other = await asPerson()
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto(`/organisation/members/${person!.id}?tab=sessions`)
  await page.getByRole('button', { name: t('person.more') }).click()
  await page.getByRole('menuitem', { name: t('people.action.lockdown') }).click()
  const question = page.getByRole('dialog', { name: t('people.lockdown.title', { name: person!.name }) })
  await question.getByRole('button', { name: t('people.lockdown.confirm'), exact: true }).click()
  await expect(question).toContainText(t('parts.confirm.reason_missing'))
  await question.getByLabel(t('parts.confirm.reason')).fill('Phone stolen')
  await question.getByRole('button', { name: t('people.lockdown.confirm'), exact: true }).click()
  await expect(button(page, 'people.action.resume')).toBeVisible()
  assert.equal((await other.page.request.get('/api/v1/me')).status(), 401)
  await requireFine(page, 'a person who is locked down')
  await button(page, 'people.action.resume').click()
  await expect(button(page, 'people.action.suspend')).toBeVisible()
  const again = await asPerson()
  assert.equal((await again.page.request.get('/api/v1/me')).status(), 200)
  assert.deepEqual(complaints, [])
})

test('an organisation limits how many sessions a person has: the oldest makes room', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/settings/security')
  await page.getByRole('switch', { name: t('settings.session_limit.on') }).check()
  const limit = page.getByLabel(t('settings.session_limit'), { exact: true })
  await limit.fill('1')
  await requireFine(page, 'limits of sessions')
  await button(page, 'parts.save').click()
  await expect(button(page, 'parts.save')).toHaveCount(0)
  const [first, second] = [await asPerson(), await asPerson()]
  assert.equal((await first.page.request.get('/api/v1/me')).status(), 401)
  assert.equal((await second.page.request.get('/api/v1/me')).status(), 200)
  await page.goto('/sso/sessions?tab=history')
  await expect(rowsOf(page).first()).toContainText(t('sessions.cause.limit'))
  const { status, text } = await world.admin.put('/settings/security', { session_limit: null })
  assert.equal(status, 200, text)
  assert.deepEqual(complaints, [])
})

test('a provider is connected in three steps, and a trial shows how its claims map', {
  skip,
  timeout,
}, async () => {
  const { page, context, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/federation')
  await expect(page.getByText(t('federation.empty.title'))).toBeVisible()
  await button(page, 'federation.connect').first().click()
  const dialog = page.getByRole('dialog')
  const issuer = dialog.getByLabel(t('federation.issuer'))
  await button(page, 'federation.step.next').click()
  await expect(issuer).toHaveAttribute('aria-invalid', 'true')
  await issuer.fill('http://127.0.0.1:9')
  await expect(button(page, 'federation.step.anyway')).toBeVisible()
  await issuer.fill(idp.issuer)
  await expect(dialog).toContainText(t('federation.check.ok'))
  await dialog.getByLabel(t('federation.name')).fill('Company')
  await requireAccessible(page, 'first step')
  await button(page, 'federation.step.next').click()
  await button(page, 'federation.step.save').click()
  await expect(dialog.getByLabel(t('federation.client_id'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(t('federation.client_id')).fill('tamga')
  await dialog.getByLabel(t('federation.secret')).fill(SECRET)
  await button(page, 'federation.step.save').click()
  const redirect = dialog.getByLabel(t('federation.redirect_uri'), { exact: true })
  await expect(redirect).toHaveValue(/\/callback$/)
  const redirect_uri = await redirect.inputValue()
  connected.id = redirect_uri.split('/').at(-2)!
  idp.register({ client_id: 'tamga', client_secret: SECRET, redirect_uris: [redirect_uri] })
  idp.person = { sub: 'saraa', name: 'Saraa', email: 'saraa@corp.example', email_verified: true }

  const opened = context.waitForEvent('page')
  await button(page, 'federation.trial.start').click()
  const trial = await opened
  watchRequests(trial)
  await trial.waitForURL(/trial=/)
  await expect(trial.getByText(t('federation.outcome.refused'))).toBeVisible()
  await trial.close()
  await expect(dialog.getByText('saraa@corp.example', { exact: true })).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'what a trial brought')
  await button(page, 'federation.enable').click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Company' })).toBeVisible()
  await settled(page)
  await requireAccessible(page, 'providers')
  assert.deepEqual(complaints, [])
})

test('the sign-in page shows the provider, leads by the e-mail’s domain, and says why somebody is refused', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en', as: null })
  await page.goto(`/login?tenant=${tenant.slug}`)
  await page.getByRole('link', { name: t('login.provider', { name: 'Company' }) }).click()
  await page.waitForURL(/\/login\?error=/)
  await expect(page.getByText(t('refusal.sso_not_invited'))).toBeVisible()

  const changes = { jit: true, email_domains: ['corp.example'] }
  const { status, text } = await world.admin.put(`/sso/federation/providers/${connected.id}`, changes)
  assert.equal(status, 200, text)
  await page.goto('/login?return_to=%2Fprofile')
  await page.getByLabel(t('field.email')).fill('saraa@corp.example')
  await expect(page.getByText(t('home.text'))).toBeVisible()
  await expect(page.getByLabel(t('field.password'), { exact: true })).toHaveCount(0)
  await requireFine(page, 'the way to another sign-in')
  await page.keyboard.press('Enter')
  await page.waitForURL('/profile')
  await expect(page.getByText('Saraa').first()).toBeVisible()
  assert.deepEqual(complaints, [])
})

test('a sample shows what the mapping makes of claims while it is typed, before it is saved', {
  skip,
  timeout,
}, async () => {
  const made = await world.admin.post('/organisation/roles', { key: 'books', name: 'Bookkeeper' })
  assert.equal(made.status, 201, made.text)
  const roles = { claim: 'groups', values: { accounting: 'books' } }
  await world.admin.put(`/sso/federation/providers/${connected.id}`, { claim_mapping: { roles } })
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto(`/sso/federation/${connected.id}?tab=mapping`)
  const sample = page.locator(`dl[aria-label="${t('federation.sample')}"]`)
  await expect(sample).toContainText('jane.doe@example.com')
  await expect(sample).toContainText('books')
  await expect(page.getByRole('combobox', { name: t('federation.roles.role', { number: 1 }) })).toHaveValue(
    'Bookkeeper',
  )
  await page.locator('[data-path="claim_mapping.email"]').fill('upn')
  await expect(sample).not.toContainText('jane.doe@example.com')
  const claims = page.getByLabel(t('federation.sample.claims'))
  await claims.fill('{"upn": "bat@corp.example", "groups": "accounting"')
  await expect(page.getByText(t('federation.sample.wrong'))).toBeVisible()
  await claims.fill('{"upn": "bat@corp.example", "groups": "accounting"}')
  await expect(sample).toContainText('bat@corp.example')
  await requireFine(page, 'a sample of the mapping')
  assert.deepEqual(complaints, [])
})

/** Signs in through the provider, in a browser of its own. */
async function through(claims: { sub: string; email: string }) {
  idp.person = { email_verified: true, name: claims.sub, ...claims }
  const visit = await world.visit({ language: 'en', as: null })
  await visit.page.goto(`/api/v1/auth/sso/${connected.id}/start?return_to=%2Fprofile%3Ftab%3Dlogins`)
  await visit.page.waitForURL('/profile?tab=logins')
  return visit
}

test('a person sees their linked logins and takes one away; the one in use stays', {
  skip,
  timeout,
}, async () => {
  const trusted = await world.admin.put(`/sso/federation/providers/${connected.id}`, { trust_email: true })
  assert.equal(trusted.status, 200, trusted.text)
  const other = await through({ sub: 'bold', email: person!.email })
  await expect(other.page.getByText(t('logins.blocked.current_session'))).toBeVisible()
  await expect(button(other.page, 'logins.unlink')).toHaveCount(0)

  const { page, complaints } = await asPerson()
  await page.goto('/profile')
  await page.getByRole('tab', { name: t('profile.tab.logins') }).click()
  const entry = page.getByRole('listitem').filter({ hasText: 'Company' })
  await expect(entry).toContainText(person!.email)
  await requireFine(page, 'linked logins')
  await entry.getByRole('button', { name: t('logins.unlink.label', { name: 'Company' }) }).click()
  const question = page.getByRole('dialog', { name: t('logins.unlink.title', { name: 'Company' }) })
  await expect(question).toContainText(t('logins.unlink.effect'))
  await requireAccessible(page, 'unlinking')
  await question.getByRole('button', { name: t('logins.unlink'), exact: true }).click()
  await expect(page.getByText(t('logins.none'), { exact: true })).toBeVisible()
  await requireFine(page, 'no linked logins')
  assert.equal((await other.page.request.get('/api/v1/me')).status(), 401)
  assert.deepEqual(complaints, [])
})

test('a provider is switched off together with the sessions that came through it', {
  skip,
  timeout,
}, async () => {
  const other = await through({ sub: 'saraa', email: 'saraa@corp.example' })
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto(`/sso/federation/${connected.id}`)
  const { links, sessions } = (await world.admin.get(`/sso/federation/providers/${connected.id}`)).body
  await button(page, 'federation.disable').click()
  const question = page.getByRole('dialog', { name: t('federation.disable.title', { name: 'Company' }) })
  await expect(question).toContainText(t('federation.disable.effect', { count: links }))
  const choice = question.getByRole('checkbox', {
    name: t('federation.disable.sessions', { count: sessions }),
  })
  await choice.check()
  await requireAccessible(page, 'switching a provider off')
  await question.getByRole('button', { name: t('federation.disable'), exact: true }).click()
  await expect(page.getByText(t('federation.disabled.notice'))).toBeVisible()
  assert.equal((await other.page.request.get('/api/v1/me')).status(), 401)
  await button(page, 'federation.enable').click()
  await expect(page.getByText(t('federation.disabled.notice'))).toHaveCount(0)

  await through({ sub: 'saraa', email: 'saraa@corp.example' })
  await button(page, 'federation.delete').click()
  const deletion = page.getByRole('dialog', { name: t('federation.delete.title', { name: 'Company' }) })
  await expect(deletion).toContainText(t('federation.delete.effect', { count: links }))
  await expect(deletion).toContainText(t('federation.delete.sessions', { count: 1 }))
  await page.keyboard.press('Escape')
  assert.deepEqual(complaints, [])
})

/** The same installation after a restart with another key, or none. */
async function restarted(settings: Record<string, string>) {
  const later = await startTestPlatform(
    { after },
    {
      distribution: signIn,
      databaseUrl: world.databaseUrl,
      bootstrap: false,
      settings: { SHELL_DIR: await shellFolder(), ...settings },
    },
  )
  const baseURL = later.platform.services.settings.PUBLIC_ORIGIN
  const context = await world.browser.newContext({ baseURL, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'lang', value: 'en', url: baseURL }])
  const page = await context.newPage()
  watchRequests(page)
  const data = { email: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  assert.equal((await page.request.post('/api/v1/auth/login', { data })).status(), 200)
  return page
}

test('without the key of the installation a banner says so, and no secret can be typed', {
  skip,
  timeout,
}, async () => {
  const page = await restarted({})
  await page.goto('/sso/federation')
  await expect(page.getByText(t('federation.key.missing'))).toBeVisible()
  await requireFine(page, 'key missing')
  await page.goto(`/sso/federation/${connected.id}`)
  await expect(page.getByText(t('federation.key.missing'))).toBeVisible()
  await expect(button(page, 'federation.secret.replace')).toBeDisabled()
  await page.goto('/sso/federation?dialog=connect')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('federation.issuer')).fill('http://127.0.0.1:9')
  await dialog.getByLabel(t('federation.name')).fill('Another')
  await button(page, 'federation.step.anyway').click()
  await expect(dialog.getByLabel(t('federation.secret'))).toBeDisabled()
  await requireAccessible(page, 'connecting without a key')
})

test('a changed key is told where it matters, and the secret entered anew', { skip, timeout }, async () => {
  const page = await restarted({ SSO_SECRET_KEY: randomBytes(32).toString('base64') })
  await page.goto('/sso/federation')
  await expect(page.getByText(t('federation.secret.lost'))).toBeVisible()
  await page.getByRole('link', { name: 'Company' }).click()
  await expect(page.getByText(t('federation.key.changed'), { exact: true })).toBeVisible()
  await requireFine(page, 'key changed')
  await button(page, 'federation.check.run').click()
  await expect(page.getByText(/SSO_SECRET_KEY/)).toHaveCount(2)
  await button(page, 'federation.secret.replace').click()
  await page.getByLabel(t('federation.secret')).fill(SECRET)
  await button(page, 'parts.save').click()
  await expect(page.getByText(t('federation.key.changed'), { exact: true })).toHaveCount(0)
  await expect(page.getByText(t('federation.secret.set'), { exact: true })).toBeVisible()
})

test('who came through it is seen, and every page fits a phone', { skip, timeout }, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/federation?tab=links')
  const line = page.getByRole('row').filter({ hasText: 'saraa@corp.example' })
  await expect(line).toBeVisible()
  const { items } = (await world.admin.get('/sso/federation/links?q=saraa')).body
  await page.goto(`/organisation/members/${items[0].user.id}?tab=links`)
  await expect(page.getByRole('link', { name: 'Company' })).toBeVisible()
  await requireFine(page, 'links of a person')
  await page.goto(`/organisation/members/${person!.id}?tab=links`)
  await expect(page.getByText(t('people.links.none'), { exact: true })).toBeVisible()
  for (const tab of ['settings', 'mapping']) {
    await page.goto(`/sso/federation/${connected.id}?tab=${tab}`)
    await expect(contentOf(page)).toBeVisible()
    await requireFine(page, `a provider’s ${tab}`)
  }
  const provider = `/sso/federation/${connected.id}`
  const onPhone = await requireFits([
    '/sso/sessions',
    '/sso/sessions?tab=history',
    `/sso/sessions?person=${person!.id}`,
    '/profile?tab=logins',
    `/organisation/members/${person!.id}?tab=links`,
    '/sso/federation?tab=links',
    '/sso/federation',
    provider,
    `${provider}?tab=people`,
    `${provider}?tab=mapping`,
  ])
  assert.deepEqual([...complaints, ...onPhone], [])
})
