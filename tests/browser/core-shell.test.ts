import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { Page } from '@playwright/test'
import { expect, settled, startBrowserWorld, TEST_LIMIT, withoutBrowser } from './world/browser-world.ts'
import { wordsIn } from './world/words.ts'

const skip = withoutBrowser
const timeout = TEST_LIMIT
const world = await startBrowserWorld({ after })
const t = await wordsIn('en')

/** What a native shell puts into the page before anything of ours runs; `said` is what it was asked for, in order. */
const host = (answers: string) => `(() => {
  const said = [], listeners = {}
  const answers = ${answers}
  const shell = Object.freeze({
    version: '1.0',
    platform: 'desktop',
    capabilities: Object.freeze(Object.keys(answers)),
    call: async (method, params) => {
      said.push({ method, params })
      return answers[method](params)
    },
    on: (event, listener) => {
      (listeners[event] ??= new Set()).add(listener)
      return () => listeners[event].delete(listener)
    },
  })
  Object.defineProperty(window, 'CoreShell', { value: shell })
  window.said = said
  window.emit = (event, data) => [...(listeners[event] ?? [])].forEach(listener => listener(data))
})()`

const KNOWN = `{
  'shell.ready': () => ({ major: 1 }),
  'shell.setTitle': () => null,
  'shell.setLocale': () => null,
  'menu.setActive': () => null,
  'session.reauthenticate': () => new Promise(() => {}),
}`
const OUTDATED = `{ 'shell.ready': () => { throw Object.assign(new Error('not_supported'), { code: 'not_supported' }) } }`

async function openHosted(answers: string, path: string) {
  const visit = await world.visit({ language: 'en' })
  await visit.page.addInitScript(host(answers))
  await visit.page.goto(path)
  return visit
}

const said = (page: Page, method: string) =>
  page.evaluate<Record<string, unknown>[]>(
    `window.said.filter(call => call.method === '${method}').map(call => call.params)`,
  )

const emit = (page: Page, event: string, data: unknown) =>
  page.evaluate(`window.emit(${JSON.stringify(event)}, ${JSON.stringify(data)})`)

test('inside a native shell the page has no menu and no bar of its own, and its title goes to the window', {
  skip,
  timeout,
}, async () => {
  const { page, complaints } = await openHosted(KNOWN, '/organisation/members')
  await settled(page)
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.locator('nav#menu')).toHaveCount(0)
  assert.deepEqual(await said(page, 'shell.ready'), [{ supports: [1] }])
  const title = await page.title()
  assert.ok(title.startsWith(t('people.title')))
  assert.deepEqual((await said(page, 'shell.setTitle')).at(-1), { title })
  assert.deepEqual(await said(page, 'menu.setActive'), [{ path: '/organisation/members' }])
  assert.deepEqual(complaints, [])
})

test('the menu of the host leads through the client, and its language is followed', {
  skip,
  timeout,
}, async () => {
  const { page } = await openHosted(KNOWN, '/organisation/members')
  await settled(page)
  await emit(page, 'menu.select', { path: '/audit' })
  await page.waitForURL('/audit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('audit.title'))
  await emit(page, 'menu.select', { path: '//elsewhere.example/' })
  await emit(page, 'locale.changed', { language: 'ar' })
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL('/audit')
})

test('a session that is over is renewed by the host, once', { skip, timeout }, async () => {
  const { page, context } = await openHosted(KNOWN, '/organisation/members')
  await settled(page)
  await context.clearCookies()
  await emit(page, 'menu.select', { path: '/audit' })
  await expect.poll(() => said(page, 'session.reauthenticate')).toEqual([{ return_to: '/audit' }])
  await expect(page).toHaveURL('/audit')
})

test('a host that knows no version of ours gets one screen: update the program', {
  skip,
  timeout,
}, async () => {
  const { page } = await openHosted(OUTDATED, '/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('platform.outdated.title'))
  await expect(page.getByRole('link')).toHaveCount(0)
})
