import assert from 'node:assert/strict'
import test from 'node:test'
import { installationSettingGroups } from './installation-settings.ts'
import {
  describeSettings,
  readSettings,
  settingsEnvExample,
  settingsMarkdown,
} from './kernel/settings/settings.ts'

const groups = installationSettingGroups({ catalog: { core: '', apps: [] }, modules: [] })
const definitions = groups.flatMap(group => Object.entries(group.settings))

test('the shell is pinned by the composition; the server has no such setting', () => {
  assert.doesNotMatch(settingsEnvExample(groups) + settingsMarkdown(groups), /WEB_IMAGE/)
})

test('every setting lies in one group and is described by a sentence', () => {
  assert.equal(new Set(definitions.map(([name]) => name)).size, definitions.length)
  for (const [name, definition] of definitions) assert.match(definition.about, /^[A-Z].+\.$/, name)
})

test('every example and every fixed default can be read', () => {
  for (const [name, definition] of definitions) {
    if (typeof definition.default === 'string')
      assert.notEqual(definition.kind.parse(definition.default, { cwd: '/' }), undefined, name)
    if (definition.example && !definition.example.includes('…')) {
      assert.notEqual(definition.kind.parse(definition.example, { cwd: '/' }), undefined, name)
    }
  }
})

test('settings in force are described without their secrets', () => {
  const env = {
    DATABASE_URL: 'postgres://tamga:hidden1@db.mn:5432/tamga?password=hidden2',
    SSO_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    MAIL_URL: 'smtp://box:hidden3@mail.mn',
    LOGIN_LIMIT_ADDRESS: 'off',
  }
  const { settings } = readSettings(groups, env, { cwd: '/srv', isContainer: false })
  const shown = Object.fromEntries(describeSettings(groups, settings).map(one => [one.name, one.value]))
  assert.doesNotMatch(JSON.stringify(shown), /hidden|AQEBAQ/)
  assert.equal(shown['DATABASE_URL'], 'postgres://tamga:***@db.mn:5432/tamga?…')
  assert.equal(shown['MAIL_URL'], 'smtp://box:***@mail.mn')
  assert.equal(shown['SSO_SECRET_KEY'], '(set, not shown)')
  assert.equal(shown['LOGIN_LIMIT_ADDRESS'], 'off')
  assert.equal(shown['LOGIN_LIMIT_ACCOUNT'], '5 in 60 s')
  assert.equal(shown['SESSION_IDLE'], '43200 s')
  assert.equal(shown['HOST'], '127.0.0.1, ::1')
})
