import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { freePort, givenMember } from '@tamga/core/testing'
import {
  expect,
  FITTING_LANGUAGES,
  requireContrast,
  requireFine,
  requireFits,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './world/browser-world.ts'
import { startRelyingParty } from './world/relying-party.ts'
import { signInOnPage } from './world/sign-in-page.ts'
import { type Words, wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after })
const t = await wordsIn('en')
const NAME = 'Payroll'
const person = skip ? null : await givenPerson()
const party = await startRelyingParty(after)
/** Where the pasted quick start listens. */
const pasted = `http://127.0.0.1:${await freePort()}`
const registered = { issuer: world.address, client_id: '', client_secret: '', id: '' }

async function givenPerson(email = 'bold@first.example') {
  const { body: me } = await world.admin.get('/me')
  return givenMember(world.platform.ctx, me.tenant, { email })
}

const signIn = (page: Page, words: Words, who = person!): Promise<void> => signInOnPage(page, words, who)

const press = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true }).click()
const isAtParty = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(text)

/** Runs what the page says, as somebody who pasted it would. */
async function runSnippet(code: string): Promise<() => void> {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  assert.equal(child.exitCode, null)
  return () => child.kill()
}

test('an administrator registers an application, and its quick start works as pasted', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/sso/clients')
  await settled(page)
  await page
    .getByRole('button', { name: t('clients.register') })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('clients.name')).fill(NAME)
  await press(page, 'clients.step.next')
  const line = (number: number) =>
    dialog.getByLabel(t('clients.address.nth', { label: t('clients.redirect_uris'), number }))
  await line(1).fill(party.redirect_uri)
  await press(page, 'clients.address.add')
  await line(2).fill('http://app.example/*')
  await press(page, 'clients.register.submit')
  await expect(line(2)).toHaveAttribute('aria-invalid', 'true')
  await expect(line(1)).not.toHaveAttribute('aria-invalid', 'true')
  await line(2).fill(`${pasted}/callback`)
  await press(page, 'clients.register.submit')
  await expect(dialog).toContainText(t('clients.registered', { name: NAME }))
  await page.keyboard.press('Escape')
  registered.client_id = await dialog.getByLabel(t('clients.client_id'), { exact: true }).inputValue()
  registered.client_secret = await dialog.getByLabel(t('clients.secret'), { exact: true }).inputValue()
  await dialog.getByText('openid-client', { exact: true }).click()
  const code = (await dialog.getByRole('region', { name: 'openid-client' }).textContent()) ?? ''
  await requireFine(page, 'the secret of a new application')
  await press(page, 'parts.secret.saved')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('link', { name: NAME }).click()
  await page.waitForURL(/\/sso\/clients\/[\da-f-]{36}$/)
  registered.id = page.url().split('/').at(-1)!
  await party.connect(registered)

  const stop = await runSnippet(code.replaceAll(party.redirect_uri, `${pasted}/callback`))
  const visitor = await world.visit({
    language: 'en',
    as: { email: person!.email, password: person!.password },
  })
  await visitor.page.goto(pasted)
  await visitor.page.waitForURL(/\/interaction\//)
  await press(visitor.page, 'consent.allow')
  await visitor.page.waitForURL(`${pasted}/callback?**`)
  await expect(visitor.page.locator('body')).toContainText(person!.id)
  stop()
  await visitor.page.goto('/profile?tab=applications')
  await visitor.page.getByRole('button', { name: t('consents.withdraw.label', { name: NAME }) }).click()
  await visitor.page
    .getByRole('dialog')
    .getByRole('button', { name: t('consents.withdraw') })
    .click()
  await expect(visitor.page.getByText(t('consents.none'))).toBeVisible()
  await requireFine(visitor.page, 'consents')
  assert.deepEqual([...complaints, ...visitor.complaints], [])
})

test('a person signs in to it, is asked once, may refuse, and signs out', {
  skip,
  timeout,
}, async journey => {
  const { page, context, complaints } = await world.visit({ language: 'en', as: null })
  await journey.test('the sign-in page says where it leads, and keeps the hint', async () => {
    await page.goto(party.startAt({ login_hint: 'hint@first.example' }))
    await page.waitForURL(/\/interaction\//)
    await expect(page.getByText(t('asked.to', { client: NAME }))).toBeVisible()
    await expect(page.getByLabel(t('field.email'))).toHaveValue('hint@first.example')
    await requireFine(page, 'signing in for an application')
    await requireFits({ page, context }, 'signing in for an application')
  })
  await journey.test('the consent page says who asks, as whom and for what', async () => {
    await page.getByRole('button', { name: t('login.other_address') }).click()
    await signIn(page, t)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('consent.title', { client: NAME }))
    await expect(page.getByText(person!.email)).toBeVisible()
    await expect(page.getByRole('listitem').first()).toBeVisible()
    await expect(page.getByText(new URL(party.redirect_uri).host, { exact: true })).toBeVisible()
    await requireFine(page, 'consent')
    await requireFits({ page, context }, 'consent')
    await page.getByRole('button', { name: t('consent.allow'), exact: true }).dblclick()
    await isAtParty(page, `hello ${person!.email}`)
  })
  await journey.test('what was allowed is remembered', async () => {
    await page.goto(party.startAt())
    await isAtParty(page, `hello ${person!.email}`)
  })
  await journey.test('who may choose goes on as they are, or as somebody else', async () => {
    await page.goto(party.startAt({ prompt: 'select_account' }))
    await settled(page)
    await requireContrast(page, 'choosing an account')
    await press(page, 'asked.other')
    await expect(page.getByLabel(t('field.email'))).toHaveValue('')
    await page.reload()
    await page.getByRole('button', { name: /^Continue as / }).click()
    await isAtParty(page, `hello ${person!.email}`)
  })
  await journey.test(
    'who is somebody else is asked before the session of the first person ends',
    async () => {
      const other = await givenPerson('second@first.example')
      await page.goto(party.startAt({ prompt: 'select_account' }))
      await press(page, 'asked.other')
      await signIn(page, t, other)
      const replace = page.getByRole('button', { name: t('login.replace'), exact: true })
      await expect(replace).toBeVisible()
      await expect(page.getByText(t('continue.other.title'))).toBeVisible()
      assert.equal((await (await page.request.get('/api/v1/me')).json()).user.id, person!.id)
      await requireFine(page, 'asking about the session of another person')
      await replace.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('consent.title', { client: NAME }))
      assert.equal((await (await page.request.get('/api/v1/me')).json()).user.id, other.id)
      const back = { email: person!.email, password: person!.password, replace: true }
      assert.equal((await page.request.post('/api/v1/auth/login', { data: back })).status(), 200)
    },
  )
  await journey.test('refusing is told to the application, and sensitive access stands apart', async () => {
    const scopes = ['openid', 'profile', 'email', 'erp.read']
    await world.admin.put(`/sso/clients/${registered.id}`, { scopes })
    await page.goto(party.startAt({ scope: scopes.join(' ') }))
    await expect(page.getByRole('heading', { name: t('consent.sensitive') })).toBeVisible()
    await requireFine(page, 'sensitive consent')
    await press(page, 'consent.deny')
    await isAtParty(page, 'access_denied')
  })
  await journey.test('who is asked to sign in again does so, with the same address', async () => {
    await page.goto(party.startAt({ prompt: 'login' }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('asked.again'))
    await expect(page.getByLabel(t('field.email'))).toHaveValue(person!.email)
    await page.getByLabel(t('field.password'), { exact: true }).fill(person!.password)
    await page.keyboard.press('Enter')
    await isAtParty(page, `hello ${person!.email}`)
  })
  await journey.test('signing out at an application’s wish is confirmed', async () => {
    await page.goto(`/oauth2/logout?client_id=${registered.client_id}`)
    await page.waitForURL(/\/logout\//)
    await requireFine(page, 'signing out')
    await requireFits({ page, context }, 'signing out', ['mn', 'en'])
    await press(page, 'leave.confirm')
    await page.waitForURL('/login?signed_out=true')
    await expect(page.getByText(t('login.signed_out'))).toBeVisible()
    // The page may leave for signing in before all of it is loaded.
    await page.goto('/profile', { waitUntil: 'commit' })
    await page.waitForURL(/\/login\?return_to=/)
  })
  assert.deepEqual(complaints, [])
})

test('a request that cannot go on says why, and what to do', { skip, timeout }, async () => {
  const { page, context } = await world.visit({ language: 'en', as: null })
  await page.goto('/interaction/not-a-request')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('asked.expired'))
  await requireFine(page, 'an expired request')
  await requireFits({ page, context }, 'an expired request', ['mn', 'en'])
  await page.goto('/oauth2/auth?client_id=nobody&response_type=code')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('oauth.client'))
  await expect(page.getByText(/invalid_client/)).toBeVisible()
  await requireFine(page, 'an unknown application')
  await requireFits({ page, context }, 'an unknown application', ['ar'])
})

test('what is typed in one tab stays while another is looked at, and both are saved', {
  skip,
  timeout,
}, async () => {
  const { page } = await world.visit({ language: 'en' })
  await page.goto(`/sso/clients/${registered.id}`)
  await page.getByLabel(t('clients.name')).fill(`${NAME} 2`)
  await page.getByRole('tab', { name: t('clients.tab.scopes') }).click()
  await page.getByRole('checkbox', { name: /telephone/ }).check()
  await page.getByRole('button', { name: t('parts.save') }).click()
  await expect(page.getByText(t('clients.saved', { name: NAME }))).toBeVisible()
  await page.getByRole('tab', { name: t('clients.tab.settings') }).click()
  await expect(page.getByLabel(t('clients.name'))).toHaveValue(`${NAME} 2`)
  await page.getByRole('button', { name: t('parts.save') }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${NAME} 2`)
})

test('every tab of an application is accessible in light and dark, and fits a phone', {
  skip,
  timeout,
}, async () => {
  const visit = await world.visit({ language: 'en' })
  const tabs = ['settings', 'credentials', 'scopes', 'quick_start', 'activity']
  for (const [turn, tab] of tabs.entries()) {
    await visit.page.goto(`/sso/clients/${registered.id}?tab=${tab}`)
    await expect(visit.page.getByRole('tabpanel').locator('p, label').first()).toBeVisible()
    await requireFine(visit.page, tab)
    await requireFits(visit, tab, [FITTING_LANGUAGES[turn % FITTING_LANGUAGES.length]!])
  }
  assert.deepEqual(visit.complaints, [])
})
