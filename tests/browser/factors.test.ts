import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, test } from 'node:test'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { givenMember, pg } from '@tamga/core/testing'
import { Secret, TOTP } from 'otpauth'
import {
  expect,
  PHONE,
  requireFine,
  requireNoOverflow,
  settled,
  withoutBrowser as skip,
  startBrowserWorld,
  TEST_LIMIT as timeout,
} from './world/browser-world.ts'
import { giveAddress, signInOnPage } from './world/sign-in-page.ts'
import { wordsIn } from './world/words.ts'

const world = await startBrowserWorld(
  { after },
  { SSO_SECRET_KEY: randomBytes(32).toString('base64'), LOGIN_LIMIT_ACCOUNT: 'off', FACTOR_LIMIT: 'off' },
)
const t = await wordsIn('en')

const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
let people = 0

async function somebody() {
  const { tenant } = (await world.admin.get('/me')).body
  return givenMember(world.platform.ctx, tenant, { email: `factor-${++people}@first.example` })
}

/** Chromium's own authenticator in software, which a test can see into. */
async function virtualAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, authenticatorId }
}

async function query(text: string, values: unknown[] = []) {
  const owner = new pg.Client({ connectionString: world.databaseUrl })
  await owner.connect()
  try {
    return (await owner.query(text, values)).rows
  } finally {
    await owner.end()
  }
}

test('a passkey is added, signs in without a name, in the suggestions of the field, and not once it is copied or deleted', {
  skip,
  timeout,
}, async () => {
  const person = await somebody()
  const { page, context, complaints } = await world.visit({ language: 'en', as: person })
  const { cdp, authenticatorId } = await virtualAuthenticator(page)
  await page.goto('/profile?tab=factors')
  await button(page, 'own.keys.add').click()
  await expect(page.getByText(t('own.keys.added'))).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^${t('own.remove')}: `) })).toHaveCount(1)
  await settled(page)
  await requireFine(page, 'factors of a person')
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId })
  assert.equal(credentials.length, 1)
  assert.equal(credentials[0]!.isResidentCredential, true)

  // Without a name or a password. The quiet request for the suggestions of the field signs in by itself here.
  await context.clearCookies({ name: 'tamga_session' })
  // It may leave the page before everything of it is loaded.
  await page.goto('/login', { waitUntil: 'commit' })
  await page.waitForURL(url => url.pathname === '/')
  await settled(page)
  const me = await page.request.get('/api/v1/me')
  assert.equal((await me.json()).session.acr, 'acr:2')

  // By the button, without suggestions.
  await context.clearCookies({ name: 'tamga_session' })
  await page.addInitScript('PublicKeyCredential.isConditionalMediationAvailable = async () => false')
  await page.goto('/login')
  await button(page, 'factors.sign_in').click()
  await page.waitForURL(url => url.pathname === '/')
  await settled(page)

  // With the same address this browser proposes the way that it used last, before the password; with another it does not.
  await context.clearCookies({ name: 'tamga_session' })
  const password = page.getByLabel(t('field.password'), { exact: true })
  const topOf = async (part: Locator) => (await part.boundingBox())!.y
  await page.goto('/login')
  await giveAddress(page, t, person.email)
  await expect(page.getByText(t('login.last_used'))).toBeVisible()
  assert.ok((await topOf(button(page, 'factors.sign_in'))) < (await topOf(password)))
  await page.goto('/login')
  await giveAddress(page, t, 'somebody-else@first.example')
  await expect(password).toBeVisible()
  await expect(page.getByText(t('login.last_used'))).toHaveCount(0)

  // The counter goes back: somebody has a copy.
  await query('update passkey set counter = 1000 where person_id = $1', [person.id])
  await context.clearCookies({ name: 'tamga_session' })
  await page.goto('/login')
  await button(page, 'factors.sign_in').click()
  await expect(page.getByRole('alert')).toBeVisible()
  const refused = await query(
    `select from audit_record where action = 'person.passkey_copied' and actor_id = $1`,
    [person.id],
  )
  assert.equal(refused.length, 1)
  await query('delete from passkey where person_id = $1', [person.id])
  await page.goto('/login')
  await button(page, 'factors.sign_in').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await requireFine(page, 'a refused passkey')
  assert.deepEqual(complaints, [])
})

test('an authenticator app is added by its QR code, asked for at the sign-in, and proven again before a sensitive action', {
  skip,
  timeout,
}, async () => {
  const person = await somebody()
  const { page, context, complaints } = await world.visit({ language: 'en', as: person })
  await page.goto('/profile?tab=factors')
  await button(page, 'own.app.add').click()
  const dialog = page.getByRole('dialog')
  const secret = (await dialog.getByLabel(t('factors.setup.key')).inputValue()).replaceAll(' ', '')
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (ahead: number) => totp.generate({ timestamp: Date.now() + ahead * 30_000 })
  await requireFine(page, 'adding an authenticator app')
  await dialog.getByLabel(t('factors.setup.code')).fill(code(-1))
  await button(page, 'factors.confirm').click()
  await expect(page.getByText(t('own.app.added'))).toBeVisible()

  await context.clearCookies({ name: 'tamga_session' })
  await page.goto('/login?return_to=/profile')
  await signInOnPage(page, t, person)
  await expect(page.getByRole('heading', { name: t('factors.title') })).toBeVisible()
  assert.equal(new URL(page.url()).hash, '')
  await settled(page)
  await requireFine(page, 'the second factor')
  await page.getByLabel(t('factors.code')).fill('000000')
  await button(page, 'factors.confirm').click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByLabel(t('factors.remember')).check()
  await page.getByLabel(t('factors.code')).fill(code(0))
  await button(page, 'factors.confirm').click()
  await page.waitForURL(url => url.pathname === '/profile')

  await query(
    `update session set authenticated_at = authenticated_at - interval '1 hour' where person_id = $1`,
    [person.id],
  )
  await page.goto('/profile?tab=factors')
  await expect(page.getByText(t('own.devices.current'))).toBeVisible()
  await button(page, 'own.codes.make').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('own.codes.make') })
    .click()
  const proof = page.getByRole('dialog', { name: t('factors.title') })
  await proof.getByLabel(t('factors.code')).fill(code(1))
  await proof.getByRole('button', { name: t('factors.confirm') }).click()
  await expect(
    page.getByRole('dialog', { name: t('factors.codes.title') }).getByRole('listitem'),
  ).toHaveCount(10)
  await requireFine(page, 'recovery codes')
  assert.deepEqual(complaints, [])
})

test('who has no factor where one is required adds it on the way in; the administrator sees who lacks one', {
  skip,
  timeout,
}, async () => {
  const person = await somebody()
  const admin = await world.visit({ language: 'en' })
  await admin.page.goto('/settings/security')
  await admin.page.getByLabel(t('settings.factor.everyone')).check()
  await admin.page.getByRole('button', { name: t('settings.factor.missing.show') }).click()
  await expect(admin.page.getByText(person.email)).toBeVisible()
  await settled(admin.page)
  await requireFine(admin.page, 'rules of an organisation')
  assert.deepEqual(admin.complaints, [])
  await query(`insert into tenant_security (tenant_id, second_factor) select id, 'everyone' from tenant
               on conflict (tenant_id) do update set second_factor = 'everyone'`)
  const { page, complaints } = await world.visit({ language: 'en', as: null })
  await page.goto('/login?return_to=/profile')
  await signInOnPage(page, t, person)
  await expect(page.getByRole('heading', { name: t('factors.enroll.title') })).toBeVisible()
  const secret = (await page.getByLabel(t('factors.setup.key')).inputValue()).replaceAll(' ', '')
  await settled(page)
  await requireFine(page, 'adding a factor on the way in')
  await page
    .getByLabel(t('factors.setup.code'))
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate())
  await button(page, 'factors.confirm').click()
  await expect(page.getByRole('listitem').filter({ hasText: /^\w{4}-\w{4}-/ })).toHaveCount(10)
  await button(page, 'factors.codes.kept').click()
  await page.waitForURL(url => url.pathname === '/profile')
  await query(`update tenant_security set second_factor = 'off'`)
  assert.deepEqual(complaints, [])
})

test('the screens fit a phone, in Mongolian and Arabic', { skip, timeout }, async () => {
  const person = await somebody()
  const { page, context } = await world.visit({ viewport: PHONE, as: person })
  for (const value of ['mn', 'ar']) {
    await context.addCookies([{ name: 'lang', value, url: world.address }])
    await page.goto('/profile?tab=factors')
    await expect(page.locator('[role=tabpanel]:visible > *').first()).toBeVisible()
    await settled(page)
    await requireNoOverflow(page, `factors in ${value}`)
  }
})
