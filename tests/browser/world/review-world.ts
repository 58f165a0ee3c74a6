import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after } from 'node:test'
import type { Page } from '@playwright/test'
import { startScimServer } from '../../provisioning/scim-server.ts'
import {
  requireFine,
  requireFitsPhone,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './browser-world.ts'
import { wordsIn } from './words.ts'

export const skip = withoutBrowser
export const timeout = TEST_LIMIT
export const PASSWORD = 'another long seal of jade 1207'
export const world = await startBrowserWorld(
  { after },
  {
    OUTBOUND_ALLOW: '127.0.0.1',
    SCIM_RETRY_BASE: '20ms',
    SSO_SECRET_KEY: randomBytes(32).toString('base64'),
  },
)
export const t = await wordsIn('en')
export const scim = await startScimServer()
after(() => scim.close())
if (!skip) await givenOrganisation()

/** Three people with a role of their own, and both apps. */
async function givenOrganisation(): Promise<void> {
  for (const app of ['sso-access-review', 'sso-provisioning']) {
    const installed = await world.admin.post(`/store/apps/${app}/install`)
    assert.equal(installed.status, 201, installed.text)
  }
  const role = await world.admin.post('/organisation/roles', {
    key: 'accountant',
    name: 'Accountant',
    permissions: ['organisation.read'],
  })
  assert.equal(role.status, 201, role.text)
  for (const name of ['Bold', 'Saran', 'Tuya']) {
    const member = { email: `${name.toLowerCase()}@first.example`, name, roles: ['accountant'] }
    const made = await world.admin.post('/organisation/members', { ...member, password: PASSWORD })
    assert.equal(made.status, 201, made.text)
  }
}

export const press = (page: Page, key: string, params?: Parameters<typeof t>[1]) =>
  page
    .getByRole('button', { name: t(key, params), exact: true })
    .last()
    .click()

/** For people who see differently, in light and dark and on a phone. */
export async function requireFineAndFitting(page: Page, where: string): Promise<void> {
  await requireFine(page, where)
  await requireFitsPhone(page, where)
}

export const item = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) })

export const ROOT = '/sso/reviews/campaigns'

export async function made(
  answer: Promise<{ status: number; text: string; body: { id: string } }>,
): Promise<string> {
  const { status, text, body } = await answer
  assert.equal(status, 201, text)
  return body.id
}
