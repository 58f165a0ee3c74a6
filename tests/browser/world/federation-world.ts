import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import type { Page } from '@playwright/test'
import { givenMember, sampled } from '@tamga/core/testing'
import {
  expect,
  PHONE,
  requireNoOverflow,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './browser-world.ts'
import { wordsIn } from './words.ts'

export const skip = withoutBrowser
export const timeout = TEST_LIMIT
export const world = await startBrowserWorld(
  { after },
  { SSO_SECRET_KEY: randomBytes(32).toString('base64'), OUTBOUND_ALLOW: '127.0.0.1,localhost' },
)
export const t = await wordsIn('en')
export const tenant = skip ? { id: '', slug: '' } : await givenApps()
export const person = skip
  ? null
  : await givenMember(world.platform.ctx, tenant, { email: 'bold@first.example' })

async function givenApps(): Promise<{ id: string; slug: string }> {
  for (const app of ['sso-sessions', 'sso-federation']) {
    const { status, text } = await world.admin.post(`/store/apps/${app}/install`)
    assert.ok(status === 201 || status === 200, text)
  }
  return (await world.admin.get('/me')).body.tenant
}

export const asPerson = () =>
  world.visit({ language: 'en', as: { email: person!.email, password: person!.password } })
export const button = (page: Page, key: string) => page.getByRole('button', { name: t(key), exact: true })
export const rowsOf = (page: Page) => page.getByRole('row').filter({ hasText: person!.email })

/** A tab is loaded when it is first opened. */
export const contentOf = (page: Page) => page.locator('[role=tabpanel]:visible > *').first()

const LANGUAGES = ['mn', 'en', 'ar'] as const

/** On a phone; the languages that differ most in length and direction take turns, and the places from commit to commit. */
export async function requireFits(places: readonly string[]): Promise<string[]> {
  const { page, context, complaints } = await world.visit({ viewport: PHONE })
  for (const [turn, where] of sampled(places, 3).entries()) {
    const value = LANGUAGES[turn % LANGUAGES.length]!
    await context.addCookies([{ name: 'lang', value, url: world.address }])
    await page.goto(where)
    await expect(contentOf(page)).toBeVisible()
    await settled(page)
    await requireNoOverflow(page, `${where} in ${value}`)
  }
  return complaints
}
