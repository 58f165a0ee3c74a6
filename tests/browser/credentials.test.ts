import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createClient } from '@tamga/core/testing'
import {
  expect,
  requireFine,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './world/browser-world.ts'
import { wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after })
const t = await wordsIn('en')

const opens = async (token: string, path: string): Promise<number> => {
  const program = createClient(world.origin)
  program.token = token
  return (await program.get(path)).status
}

test('an administrator makes a service account and a token for it, rotates it with overlap, and revokes it', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  const dialog = page.getByRole('dialog')
  const shownToken = async (): Promise<string> => {
    const field = dialog.getByLabel(t('tokens.label'), { exact: true })
    await expect(field).toHaveValue(/^tamga_/)
    const value = await field.inputValue()
    await page.keyboard.press('Escape')
    await expect(field).toBeVisible()
    await dialog.getByRole('button', { name: t('parts.secret.saved') }).click()
    await expect(dialog).toHaveCount(0)
    return value
  }
  await page.goto('/service-accounts')
  await page
    .getByRole('button', { name: t('accounts.add') })
    .first()
    .click()
  await dialog.getByLabel(t('accounts.name')).fill('Night run')
  await dialog.getByRole('checkbox', { name: 'Administrator' }).check()
  await requireFine(page, 'new service account')
  await dialog.getByRole('button', { name: t('accounts.create') }).click()
  await expect(page.getByRole('heading', { name: 'Night run' })).toBeVisible()
  await page.getByRole('button', { name: t('tokens.add') }).click()
  await dialog.getByLabel(t('tokens.name')).fill('Server 1')
  await dialog.getByRole('button', { name: t('tokens.add') }).click()
  await expect(dialog).toContainText(t('tokens.rights.missing'))
  await dialog
    .getByRole('checkbox', { name: /organisation\.read|See members/ })
    .first()
    .check()
  await dialog.getByLabel(t('tokens.networks')).fill('not a network')
  await dialog.getByRole('button', { name: t('tokens.add') }).click()
  await expect(dialog).toContainText('10.0.0.0/8')
  await dialog.getByLabel(t('tokens.networks')).fill('127.0.0.1\n::1')
  await requireFine(page, 'new token')
  await dialog.getByRole('button', { name: t('tokens.add') }).click()
  const first = await shownToken()
  assert.equal(await opens(first, '/organisation/members'), 200)
  assert.equal(await opens(first, '/audit'), 403)
  await settled(page)
  await requireFine(page, 'tokens of a service account')
  await page.getByRole('button', { name: 'Rotate: Server 1' }).click()
  await dialog.getByRole('button', { name: t('tokens.rotate') }).click()
  const second = await shownToken()
  assert.deepEqual(
    [await opens(first, '/organisation/members'), await opens(second, '/organisation/members')],
    [200, 200],
  )
  await expect(page.getByText(t('tokens.previous'))).toBeVisible()
  await page.getByRole('button', { name: 'Revoke: Server 1' }).click()
  await dialog.getByRole('button', { name: t('tokens.revoke') }).click()
  await expect(page.getByText(t('tokens.none'))).toBeVisible()
  assert.equal(await opens(second, '/organisation/members'), 401)
  assert.deepEqual(complaints, [])
})

test('an account is suspended and deleted where nobody does it by accident, and an application is bound to one', {
  skip,
  timeout,
}, async () => {
  const { body: account } = await world.admin.post('/service-accounts', { name: 'Bound', roles: ['user'] })
  const { body: client } = await world.admin.post('/sso/clients', {
    name: 'Batch',
    grant_types: ['client_credentials'],
    scopes: ['erp.read'],
  })
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto(`/sso/clients/${client.id}?tab=scopes`)
  await page.getByRole('combobox', { name: 'Service account' }).click()
  await page.getByRole('option', { name: 'Bound' }).click()
  await expect(page.getByRole('checkbox', { name: /organisation\.read|See members/ }).first()).toBeVisible()
  await requireFine(page, 'scopes of a machine')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toHaveCount(0)
  assert.equal((await world.admin.get(`/sso/clients/${client.id}`)).body.service_account, account.id)
  await page.goto(`/service-accounts/${account.id}`)
  await page.getByRole('button', { name: t('accounts.suspend') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: t('accounts.suspend') }).click()
  await expect(page.getByRole('button', { name: t('accounts.resume') })).toBeVisible()
  // By keyboard: a toast that opens under the pointer stays for as long as the pointer does, and lies over the button.
  await page.getByRole('button', { name: t('accounts.delete') }).press('Enter')
  await dialog.getByRole('textbox').fill('Bound')
  await dialog.getByRole('button', { name: t('accounts.delete') }).click()
  await expect(page).toHaveURL(/\/service-accounts$/)
  assert.equal((await world.admin.get(`/service-accounts/${account.id}`)).status, 404)
  assert.deepEqual(complaints, [])
})

test('a person makes a personal token on their account page', { skip, timeout }, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/profile?tab=tokens')
  await page.getByRole('button', { name: t('tokens.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('tokens.name')).fill('My script')
  await dialog.getByRole('radio', { name: t('tokens.rights.all') }).check()
  await dialog.getByRole('button', { name: t('tokens.add') }).click()
  const token = await dialog.getByLabel(t('tokens.label'), { exact: true }).inputValue()
  assert.match(token, /^tamga_pat_/)
  assert.equal(await opens(token, '/audit'), 200)
  await dialog.getByRole('button', { name: t('parts.secret.saved') }).click()
  await expect(page.getByText(token.slice(0, 16))).toBeVisible()
  await requireFine(page, 'personal tokens')
  assert.deepEqual(complaints, [])
})

test('a new password is judged while it is typed, and what judges it is loaded only then', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  const loaded: string[] = []
  page.on('request', request => loaded.push(new URL(request.url()).pathname))
  const isJudgeLoaded = () => loaded.some(path => path.includes('/estimate-'))
  await page.goto('/profile?tab=password')
  await settled(page)
  assert.equal(isJudgeLoaded(), false)
  const field = page.getByLabel(/^New password/)
  const told = (strength: number) => t('strength.is', { strength: t(`strength.${strength}`) })
  await field.fill('password1')
  await expect(page.getByText(told(1))).toBeVisible()
  assert.equal(isJudgeLoaded(), true)
  await field.fill('seven amber kettles on the ger')
  await expect(page.getByText(told(4))).toBeVisible()
  await requireFine(page, 'strength of a password')
  await page.goto('/reset-password#token=abc')
  await page.getByLabel(t('field.new_password')).fill('admin2026')
  await expect(page.getByRole('status').filter({ hasText: /Password:/ })).toBeVisible()
  await requireFine(page, 'strength of a password before signing in')
  assert.deepEqual(complaints, [])
})
