import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { BrowserContext, Page } from '@playwright/test'
import { direction } from '@tamga/core/i18n'
import { FIRST_TENANT, givenMember } from '@tamga/core/testing'
import {
  PHONE,
  requireAccessible,
  requireContrast,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './browser-world.ts'

const skip = withoutBrowser
const world = await startBrowserWorld({ after })
const given = skip ? { member: '', role: '' } : await fillOrganisation()

const CONSOLE = [
  '/',
  '/profile',
  '/profile?tab=password',
  '/profile?tab=preferences',
  '/profile?tab=sessions',
  '/profile?tab=applications',
  '/profile?tab=activity',
  '/organisation/members',
  '/organisation/members?q=nobody-has-this-name',
  '/organisation/members?dialog=invite',
  '/organisation/members?dialog=import',
  `/organisation/members/${given.member}`,
  `/organisation/members/${given.member}?tab=permissions`,
  `/organisation/members/${given.member}?tab=sessions`,
  `/organisation/members/${given.member}?tab=timeline`,
  '/organisation/invitations',
  '/organisation/roles',
  '/organisation/roles/new',
  `/organisation/roles/${given.role}`,
  '/store',
  '/store/organisation',
  '/store/sso-federation',
  '/audit',
  '/settings/appearance',
  '/settings/security',
  '/settings/platform',
  '/platform/tenants',
  '/sso/clients',
  '/sso/clients?dialog=register',
  '/no/such/screen',
]

const SIGNED_OUT = [
  '/',
  '/welcome',
  '/login',
  '/interaction/gone',
  '/logout/gone',
  '/forgot-password',
  '/reset-password',
  '/reset-password#token=abc',
  '/invitation',
  '/invitation#token=abc',
  '/verify-email#token=abc',
  '/setup',
  '/setup#token=abc',
]

const LANGUAGES = ['mn', 'en', 'ar'] as const
/** The languages take turns, so that each kind of screen is seen in each of them without all combinations. */
const languageOf = (turn: number) => LANGUAGES[turn % LANGUAGES.length]!

/** People, a role and an invitation, so that no list is empty. */
async function fillOrganisation(): Promise<{ member: string; role: string }> {
  const { body: me } = await world.admin.get('/me')
  const person = await givenMember(world.platform.ctx, me.tenant, {
    email: 'a.person.with.a.rather.long.address@department.first.example',
    roles: ['admin'],
  })
  await world.admin.post('/organisation/members', { email: 'invited@first.example', name: 'Уригдсан Хүн' })
  const role = await world.admin.post('/organisation/roles', {
    key: 'registrar',
    name: 'Бүртгэлийн ажилтан',
    permissions: ['organisation.read'],
  })
  assert.equal(role.status, 201, role.text)
  return { member: person.id, role: role.body.id }
}

type Place = { context: BrowserContext; page: Page; complaints: string[] }

/** One browser for many screens: a cookie is all it takes to change the language. */
async function open({ context, page }: Place, path: string, turn: number): Promise<string> {
  const language = languageOf(turn)
  await context.addCookies([
    { name: 'lang', value: language, url: world.address },
    { name: 'scheme', value: 'light', url: world.address },
  ])
  // The same address with another hash would not load anew.
  if (isSamePage(page.url(), path)) await page.goto('about:blank')
  await page.goto(path)
  await settled(page)
  const html = page.locator('html')
  assert.deepEqual(
    [await html.getAttribute('lang'), await html.getAttribute('dir')],
    [language, direction(language)],
    path,
  )
  return language
}

const isSamePage = (here: string, path: string): boolean =>
  here.split('#')[0] === new URL(path, world.address).href.split('#')[0]

function requireQuiet({ complaints }: Place, where: string): void {
  assert.deepEqual(complaints.splice(0), [], where)
}

async function examineWide(wide: Place, path: string, turn: number): Promise<void> {
  const language = await open(wide, path, turn)
  await requireAccessible(wide.page, `${path} in ${language}, light`)
  await wide.page.evaluate(`document.documentElement.dataset.mantineColorScheme = 'dark'`)
  await settled(wide.page)
  await requireContrast(wide.page, `${path} in ${language}, dark`)
  requireQuiet(wide, `${path} in ${language}`)
}

async function examinePhone(phone: Place, path: string, turn: number): Promise<void> {
  const language = await open(phone, path, turn)
  await requireNoOverflow(phone.page, `${path} in ${language}`)
  requireQuiet(phone, `${path} in ${language} on a phone`)
}

/** Side by side: one browser is examined while the other one loads. */
async function examine(wide: Place, phone: Place, path: string, turn: number): Promise<void> {
  await Promise.all([examineWide(wide, path, turn), examinePhone(phone, path, turn + 1)])
}

test('every screen of the console is accessible in light and dark, quiet, and fits a phone', {
  skip,
  timeout: TEST_LIMIT * 3,
}, async t => {
  const wide = await world.visit()
  const phone = await world.visit({ viewport: PHONE })
  for (const [turn, path] of CONSOLE.entries())
    await t.test(path.replace(/[\da-f-]{36}/, ':id'), { timeout: TEST_LIMIT }, () =>
      examine(wide, phone, path, turn),
    )
})

test('every page before signing in is accessible in light and dark, quiet, and fits a phone', {
  skip,
  timeout: TEST_LIMIT * 3,
}, async t => {
  const wide = await world.visit({ as: null })
  const phone = await world.visit({ as: null, viewport: PHONE })
  for (const [turn, path] of SIGNED_OUT.entries()) {
    const [address, hash = ''] = path.split('#')
    const withTenant = `${address}?tenant=${FIRST_TENANT}${hash && `#${hash}`}`
    await t.test(path, { timeout: TEST_LIMIT }, () => examine(wide, phone, withTenant, turn))
  }
})
