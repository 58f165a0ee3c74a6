import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { givenMember, startStandInModel } from '@tamga/core/testing'
import {
  PHONE,
  requireAccessible,
  requireNoOverflow,
  startBrowserWorld,
  TEST_LIMIT,
  withoutBrowser,
} from '../world/browser-world.ts'

const skip = withoutBrowser
const model = await startStandInModel({ after })
const world = await startBrowserWorld(
  { after },
  { AI_API_KEY: 'sk-browser-0123456789', AI_BASE_URL: model.origin, OUTBOUND_ALLOW: '127.0.0.1' },
)

test('a person asks by keyboard, follows what the answer rests on, and carries out what was proposed', {
  skip,
  timeout: TEST_LIMIT,
}, async () => {
  await world.admin.put('/settings/appearance', { languages: ['mn', 'en', 'ar'] })
  const { body } = await world.admin.get('/me')
  const { id } = await givenMember(world.platform.ctx, body.tenant, { email: 'sarnai@first.example' })
  const { page, context } = await world.visit({ language: 'ar', scheme: 'dark', viewport: PHONE })
  await page.goto('/assistant')
  await page.getByRole('link', { name: 'تشغيله من الإعدادات' }).waitFor()
  await world.admin.put('/settings/features', { assistant: true })
  await page.reload()
  model.play([
    { calls: [{ name: 'find_members', input: { q: 'sarnai' } }] },
    {
      text: `Sarnai [member:${id}], 3 of 7. ![x](https://evil.example/x)\n<b>bold</b> [click](https://evil.example/y)`,
      calls: [{ name: 'propose_suspend_member', input: { id, reason: 'test' } }],
    },
    { text: 'Done.' },
  ])
  await page.getByRole('textbox').fill('sarnai?')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await log.getByRole('link', { name: 'sarnai' }).first().waitFor()
  const confirm = page.getByRole('button', { name: 'تأكيد' })
  await confirm.waitFor()
  const text = await log.innerText()
  assert.ok(!/evil|<b>/.test(text), text)
  assert.equal(await log.locator('img, a[href^="http"]').count(), 0)
  await requireAccessible(page, 'assistant')
  await requireNoOverflow(page, 'assistant')
  assert.equal((await world.admin.get(`/organisation/members/${id}`)).body.status, 'active')
  // Whoever comes back finds what was proposed, as long as it waits.
  await page.goto('/assistant')
  await confirm.waitFor()
  await page.goBack()
  await confirm.click()
  await page.getByText('نُفّذ التغيير').waitFor()
  await confirm.waitFor({ state: 'detached' })
  assert.equal((await world.admin.get(`/organisation/members/${id}`)).body.status, 'suspended')
  await log.getByRole('link', { name: 'sarnai' }).first().click()
  await page.waitForURL(`**/organisation/members/${id}`)

  // What a report found leads to the report, with its filter.
  const input = {
    dataset: 'members',
    by: ['email'],
    measures: [],
    filters: [{ column: 'email', op: 'contains', value: 'sarnai' }],
  }
  const call = { calls: [{ name: 'run_report', input }] }
  model.bodies.length = 0
  model.play([call, { text: 'One.' }])
  const { body: conversation } = await world.admin.post('/assistant/conversations')
  const question = (text: string) =>
    world.admin.post(`/assistant/conversations/${conversation.id}/messages`, { text })
  await question('first')
  const ref = /dataset:members-[0-9a-f]{12}/.exec(model.bodies[1]!)![0]
  model.play([call, { text: `Sarnai [${ref}].` }])
  await question('second')
  await page.goto(`/assistant?conversation=${conversation.id}`)
  await log.getByRole('link', { name: 'Гишүүд' }).click()
  await page.waitForURL('**/reports/new?query=*')
  await page.getByRole('cell', { name: 'sarnai@first.example' }).waitFor()
  assert.equal(await page.getByRole('cell', { name: 'admin@first.example' }).count(), 0)
  await requireNoOverflow(page, 'a report that an answer rests on')
  await context.close()
})
