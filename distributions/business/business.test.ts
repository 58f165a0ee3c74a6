import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CORE_VERSION, collectModules, readInstallationSettings } from '@tamga/core/testing'
import { businessApps } from './catalog.ts'
import { business } from './distribution.ts'

test('the flavour pins the core in one line, adds no module, and its store has the business apps', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'))
  assert.deepEqual(dependencies, { '@tamga/core': CORE_VERSION })
  assert.deepEqual(business.modules, [])
  const { apps, all } = collectModules(business)
  assert.deepEqual([...apps.keys()].sort(), [
    'contacts',
    'egov',
    'goods',
    'invoicing',
    'organisation',
    'pos',
    'sso-clients',
    'warehouse',
  ])
  const listed = businessApps.map(({ slug }) => slug).sort()
  assert.deepEqual(
    all
      .filter(({ isBusiness }) => isBusiness)
      .map(({ slug }) => slug!)
      .sort(),
    listed,
  )
})

test('it runs beside the other flavours: own port, data and cookies', () => {
  const { settings } = readInstallationSettings(business, {})
  assert.deepEqual(
    [settings.PORT, settings.COOKIE_NAME, settings.DATA_DIR.split('/').at(-1), settings.PASSWORD_LOGIN],
    [8082, 'tamga_biz', 'var-business', true],
  )
})
