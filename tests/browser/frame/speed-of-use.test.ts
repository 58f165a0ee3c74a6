import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { after, test } from 'node:test'
import {
  expect,
  requireAccessible,
  settled,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../world/browser-world.ts'
import { wordsIn } from '../world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after })
const t = await wordsIn('en')

test('keys lead to screens, begin what a screen is for, and are listed; the palette begins with what was run lately', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/profile')
  await settled(page)
  await page.keyboard.press('g')
  await page.keyboard.press('m')
  await page.waitForURL('/organisation/members')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('people.title'))
  await settled(page)
  await page.keyboard.press('c')
  const invite = page.getByRole('dialog', { name: t('people.invite') })
  await expect(invite).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(invite).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: t('people.search') })).toBeFocused()
  await page.keyboard.type('gm?')
  assert.equal(new URL(page.url()).pathname, '/organisation/members', 'letters in a field are letters')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: t('frame.keys.title') })
  await expect(help.getByText(t('frame.keys.create'))).toBeVisible()
  await requireAccessible(page, 'the list of keys')
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)

  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: t('frame.search') }).fill('audit')
  await expect(page.getByRole('dialog').getByText('Audit log')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL('/audit')
  await settled(page)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('button').first()).toContainText('Audit log')
  assert.deepEqual(complaints, [])
})

test('a letter alone leads nowhere, right after a page was loaded neither', { skip, timeout }, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  // However slow this machine is, the page was loaded just now.
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() / 1000
  })
  await page.goto('/profile')
  await settled(page)
  await page.keyboard.press('r')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('frame.keys.title') })).toBeVisible()
  assert.equal(new URL(page.url()).pathname, '/profile')
  assert.deepEqual(complaints, [])
})

test('a list is dense or roomy, with chosen columns, under a name, and goes into a file as it is shown', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/organisation/members?status=active')
  await settled(page)
  const header = page.getByRole('columnheader', { name: t('people.column.roles') })
  await expect(header).toBeVisible()
  await page.getByRole('button', { name: t('parts.options.title') }).click()
  const dialog = page.getByRole('dialog', { name: t('parts.options.title') })
  await dialog.getByText(t('parts.options.dense')).click()
  await dialog.getByLabel(t('people.column.roles')).uncheck()
  await dialog.getByLabel(t('parts.options.view_name')).fill('At work')
  await dialog.getByRole('button', { name: t('parts.options.save_view') }).click()
  await requireAccessible(page, 'how a table looks')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: t('parts.options.export') }).click(),
  ])
  const [head = '', first = ''] = (await readFile((await file.path())!, 'utf8')).split('\r\n')
  assert.doesNotMatch(head, new RegExp(t('people.column.roles')))
  assert.match(first, /admin@first\.example/)
  await expect(header).toHaveCount(0)
  await page.goto('/organisation/members')
  await settled(page)
  await expect(header).toHaveCount(0)
  await page.getByRole('button', { name: t('parts.options.title') }).click()
  await dialog.getByRole('button', { name: 'At work', exact: true }).click()
  await page.waitForURL('/organisation/members?status=active')
  assert.deepEqual(complaints, [])
})

test('many addresses are invited at once as they were copied; one that cannot be is named, and then nobody is', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await world.visit({ language: 'en' })
  await page.goto('/organisation/members')
  await page.getByRole('button', { name: t('people.many') }).click()
  const dialog = page.getByRole('dialog', { name: t('people.many') })
  const field = dialog.getByLabel(t('people.many.addresses'))
  const inviteAll = (count: number) =>
    dialog.getByRole('button', { name: t('people.import.submit', { count }) }).click()
  await field.fill('"Dorj, Bat" <bat@first.example>; saraa.bold@first.example\nnobody')
  await inviteAll(2)
  await expect(dialog.getByText(t('people.many.fault', { text: 'nobody' }))).toBeVisible()
  await field.fill('"Dorj, Bat" <bat@first.example>; saraa.bold@first.example, admin@first.example')
  await inviteAll(3)
  await expect(dialog.getByText(/^admin@first\.example: /)).toBeVisible()
  await requireAccessible(page, 'inviting many')
  const invited = async () => (await world.admin.get('/organisation/members?status=invited')).body.items
  assert.deepEqual(await invited(), [])
  await field.fill('"Dorj, Bat" <bat@first.example>; saraa.bold@first.example\nBAT@first.example')
  await inviteAll(2)
  await expect(page.getByText(t('people.import.done', { count: 2 }))).toBeVisible()
  await expect(dialog).toHaveCount(0)
  assert.deepEqual(
    (await invited()).map(({ name, email }: { name: string; email: string }) => [name, email]).sort(),
    [
      ['Dorj, Bat', 'bat@first.example'],
      ['Saraa Bold', 'saraa.bold@first.example'],
    ],
  )
  assert.deepEqual(complaints, [])
})
