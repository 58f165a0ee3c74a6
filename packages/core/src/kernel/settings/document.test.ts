import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { definitions, settingGroups } from './definitions/groups.ts'
import { describeSettings } from './describe.ts'
import { settingsEnvExample, settingsMarkdown } from './document.ts'
import { readSettings } from './read-settings.ts'

const root = new URL('../../../../../', import.meta.url)
const onDisk = (file: string) => readFileSync(new URL(file, root), 'utf8')

test('docs/settings.md is what the definitions say', () => {
  assert.equal(onDisk('docs/settings.md'), settingsMarkdown())
})

test('.env.example is what the definitions say', () => {
  assert.equal(onDisk('.env.example'), settingsEnvExample())
})

test('the environment file of the server does not pin the shell', () => {
  assert.doesNotMatch(settingsEnvExample(), /WEB_IMAGE/)
  assert.match(settingsMarkdown(), /WEB_IMAGE/)
})

test('every setting lies in one group and is described by a sentence', () => {
  const grouped = settingGroups.flatMap(group => Object.keys(group.settings))
  assert.deepEqual(grouped.toSorted(), Object.keys(definitions).toSorted())
  assert.equal(new Set(grouped).size, grouped.length)
  for (const [name, definition] of Object.entries(definitions))
    assert.match(definition.about, /^[A-Z].+\.$/, name)
})

test('every example and every fixed default can be read', () => {
  for (const [name, definition] of Object.entries(definitions)) {
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
  const { settings } = readSettings(env, { cwd: '/srv', isContainer: false })
  const shown = Object.fromEntries(describeSettings(settings).map(one => [one.name, one.value]))
  assert.doesNotMatch(JSON.stringify(shown), /hidden|AQEBAQ/)
  assert.equal(shown['DATABASE_URL'], 'postgres://tamga:***@db.mn:5432/tamga?…')
  assert.equal(shown['MAIL_URL'], 'smtp://box:***@mail.mn')
  assert.equal(shown['SSO_SECRET_KEY'], '(set, not shown)')
  assert.equal(shown['LOGIN_LIMIT_ADDRESS'], 'off')
  assert.equal(shown['LOGIN_LIMIT_ACCOUNT'], '5 in 60 s')
  assert.equal(shown['SESSION_IDLE'], '43200 s')
  assert.equal(shown['HOST'], '127.0.0.1, ::1')
})
