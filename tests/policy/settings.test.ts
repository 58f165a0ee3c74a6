import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  collectModules,
  documentedSettingGroups,
  installationSettingGroups,
  settingsEnvExample,
  settingsMarkdown,
} from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'
import { everyApp } from '../../scripts/openapi/every-app.ts'
import { readProjectFile, sourceFiles } from './source.ts'

const DEFINED_IN = /^packages\/core\/src\/kernel\/settings\/|\/settings\.ts$/

const groups = documentedSettingGroups(signIn)

test('docs/settings.md and .env.example say what the definitions say', () => {
  assert.equal(readProjectFile('docs/settings.md'), settingsMarkdown(groups))
  assert.equal(readProjectFile('.env.example'), settingsEnvExample(groups))
})

test('the settings of apps that only another flavour lists stand on the page too', () => {
  const named = groups.filter(({ settings }) => 'EBARIMT_URL' in settings).map(({ title }) => title)
  assert.deepEqual(named, ['Receipts of the tax authority (where the app invoicing is in the catalog)'])
  const names = (listed: typeof groups) => listed.flatMap(({ settings }) => Object.keys(settings))
  assert.deepEqual(new Set(names(installationSettingGroups(everyApp))), new Set(names(groups)))
})

test('every setting is used', () => {
  const users = sourceFiles().filter(
    ({ path, isTest }) => !isTest && !DEFINED_IN.test(path) && !path.endsWith('/distribution.ts'),
  )
  const code = users.map(({ text }) => text).join('\n')
  const names = groups.flatMap(group => Object.keys(group.settings))
  const unused = names.filter(name => !new RegExp(`\\b${name}\\b`).test(code))
  assert.deepEqual(unused, [])
})

test('the kernel and the command doctor name no setting of a module', () => {
  const outside = sourceFiles().filter(
    ({ path, isTest }) => !isTest && /^packages\/core\/src\/(kernel|cli\/doctor)\//.test(path),
  )
  const own = collectModules(signIn).all.flatMap(({ settings }) => Object.keys(settings?.settings ?? {}))
  assert.ok(own.length > 20)
  const named = outside.flatMap(({ path, text }) =>
    own.filter(name => new RegExp(`\\b${name}\\b`).test(text)).map(name => `${path} ${name}`),
  )
  assert.deepEqual(named, [])
})
