import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import { ADMIN_EMAIL, ADMIN_PASSWORD, shellFolder, startTestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { startOpenProvider } from '../federation/providers/open-provider.ts'
import { expect, requireAccessible, requireFine, settled, watchRequests } from './world/browser-world.ts'
import {
  asPerson,
  button,
  contentOf,
  person,
  requireFits,
  skip,
  t,
  tenant,
  timeout,
  world,
} from './world/federation-world.ts'
import { giveAddress } from './world/sign-in-page.ts'

const idp = await startOpenProvider({ after })
const SECRET = 'a secret of the test, long enough'
const connected = { id: '' }

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
  const redirect = dialog.getByLabel(t('federation.redirect_uri'), { exact: true })
  await expect(redirect).toHaveValue(/\/callback$/)
  const announced = await redirect.inputValue()
  await button(page, 'federation.step.next').click()
  await button(page, 'federation.step.save').click()
  await expect(dialog.getByLabel(t('federation.client_id'))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(t('federation.client_id')).fill('tamga')
  await dialog.getByLabel(t('federation.secret')).fill(SECRET)
  await button(page, 'federation.step.save').click()
  await expect(button(page, 'federation.trial.start')).toBeVisible()
  const redirect_uri = await redirect.inputValue()
  assert.equal(redirect_uri, announced, 'the address that was shown first is the provider’s')
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
  await page.goto('/login')
  await giveAddress(page, t, 'saraa@corp.example')
  // A domain that is merely claimed leads nobody anywhere.
  await expect(page.getByLabel(t('field.password'), { exact: true })).toBeVisible()
  const proven = await world.admin.put('/platform/domains/corp.example', { tenant: tenant.id })
  assert.equal(proven.status, 200, proven.text)
  await page.goto('/login?return_to=%2Fprofile')
  await giveAddress(page, t, 'saraa@corp.example')
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

test('a link of another site shows a button first, and another person’s session is asked about', {
  skip,
  timeout,
}, async () => {
  const visit = await through({ sub: 'first', email: 'first@corp.example' })
  const { page, context, complaints } = visit
  // The provider forgets whom it knew in this browser.
  await context.clearCookies({ domain: new URL(idp.issuer).hostname })
  idp.person = { sub: 'second', email: 'second@corp.example', email_verified: true, name: 'second' }
  await page.goto(`${idp.issuer}/.well-known/openid-configuration`)
  const start = `${world.address}/api/v1/auth/sso/${connected.id}/start?return_to=%2Fprofile`
  await page.evaluate(`location.href = '${start}'`)
  await page.waitForURL(/\/continue\?provider=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('continue.title'))
  await page.getByRole('link', { name: t('login.provider', { name: 'Company' }) }).waitFor()
  await settled(page)
  await requireFine(page, 'a sign-in that another site began')
  await page.getByRole('link', { name: t('login.provider', { name: 'Company' }) }).click()
  await page.waitForURL(/asks=other_person/)
  await expect(page.getByText(t('continue.other.text', { name: 'first' }))).toBeVisible()
  await requireFine(page, 'another person is signed in')
  await page.getByRole('link', { name: t('login.replace') }).click()
  await page.waitForURL('/profile')
  await expect(page.getByText('second').first()).toBeVisible()
  assert.deepEqual(complaints, [])
})

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
  const page = await restarted({ SSO_SECRET_KEY: '' })
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
