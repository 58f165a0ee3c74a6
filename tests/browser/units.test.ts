import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { givenMember } from '@tamga/core/testing'
import {
  expect,
  requireFine,
  requireFitsPhone,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from './world/browser-world.ts'
import { wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const t = await wordsIn('en')
const world = await startBrowserWorld({ after })
const { admin } = world

test('a unit is added and moved without a mouse; whoever stands in it is found by it, and their page tells everything', {
  skip,
  timeout,
}, async () => {
  const { tenant } = (await admin.get('/me')).body
  const person = await givenMember(world.platform.ctx, tenant, { email: 'bat@first.example' })
  const head = (await admin.post('/organisation/units', { name: 'Head office', code: 'HQ' })).body
  const desk = (await admin.post('/organisation/units', { name: 'Desk', parent_id: head.id })).body
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/organisation/units')
  await settled(page)
  await requireFine(page, 'units')
  await page
    .getByRole('button', { name: t('units.add') })
    .first()
    .press('Enter')
  await page.getByRole('textbox', { name: t('units.name') }).fill('Branch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Branch', exact: true })).toBeVisible()

  // From the first name down to the unit below the second, folded and unfolded by the arrows.
  await page.getByRole('button', { name: 'Branch', exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: 'Desk', exact: true })).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: 'Desk', exact: true })).toBeVisible()
  await page.getByRole('button', { name: t('units.more', { name: 'Desk' }) }).press('Enter')
  await page.getByRole('menuitem', { name: t('units.move'), exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Branch')
  await page.getByRole('option', { name: 'Branch' }).first().click()
  await dialog.getByRole('button', { name: t('units.move'), exact: true }).press('Enter')
  await expect(dialog).toHaveCount(0)
  assert.deepEqual((await admin.get(`/organisation/units/${desk.id}`)).body.path, ['Branch', 'Desk'])

  await admin.patch(`/organisation/members/${person.id}`, { unit: desk.id, position: 'Clerk' })
  await page.goto(`/organisation/members/${person.id}`)
  await expect(page.getByText('Branch / Desk')).toBeVisible()
  await expect(page.getByText('No second factor')).toBeVisible()
  await page.getByRole('button', { name: t('person.picture.table') }).click()
  await expect(page.getByRole('table', { name: t('person.picture') })).toBeVisible()
  await requireFine(page, 'a person')
  await requireFitsPhone(page, 'a person')
  assert.deepEqual(complaints, [])
})
