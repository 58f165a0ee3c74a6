import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { installationSettingGroups, readInstallationSettings } from './installation-settings.ts'
import { type Environment, type ReadOptions, SettingsError } from './kernel/settings/settings.ts'

const core = { catalog: { core: '', apps: [] }, modules: [] }
const readSettings = (env: Environment, options: ReadOptions) => readInstallationSettings(core, env, options)

const laptop = { cwd: '/srv/tamga', isContainer: false, isTerminal: true, cores: 2 }
const read = (env: Record<string, string>) => readSettings(env, laptop).settings
const production = {
  ENVIRONMENT: 'production',
  PUBLIC_ORIGIN: 'https://sign-in.example.mn',
  SSO_DEFAULT_CLIENT_SECRET: 'a-long-enough-secret',
}

function problemsOf(env: Record<string, string>): Record<string, string> {
  try {
    readSettings(env, laptop)
    return {}
  } catch (error) {
    assert.ok(error instanceof SettingsError)
    return Object.fromEntries(error.problems.map(problem => [problem.name, problem.message]))
  }
}

test('an empty environment is a working development installation', () => {
  const { settings, warnings } = readSettings({}, laptop)
  assert.deepEqual(warnings, [])
  assert.equal(settings.ENVIRONMENT, 'development')
  assert.equal(settings.PORT, 8080)
  assert.deepEqual(settings.HOST, ['127.0.0.1', '::1'])
  assert.equal(settings.PUBLIC_ORIGIN, 'http://localhost:8080')
  assert.equal(settings.DATA_DIR, '/srv/tamga/var')
  assert.equal(settings.MAIL_URL, 'file:/srv/tamga/var/mail')
  assert.equal(settings.EID_MOCK, true)
  assert.equal(settings.SESSION_IDLE, 12 * 3600)
  assert.equal(settings.SESSION_MAX, 7 * 86_400)
  assert.deepEqual(settings.LOGIN_LIMIT_ACCOUNT, { count: 5, seconds: 60 })
  assert.equal(settings.BODY_LIMIT, 1024 ** 2)
  assert.equal(settings.LOG_FORMAT, 'pretty')
  assert.equal(settings.SSO_SECRET_KEY, undefined)
  assert.ok(Object.isFrozen(settings))
})

test('every default of the schema can be read', () => {
  const settings: Record<string, unknown> = { ...read({}) }
  const groups = installationSettingGroups(core).map(group => group.settings)
  for (const [name, definition] of groups.flatMap(group => Object.entries(group))) {
    if (!definition.optional) assert.notEqual(settings[name], undefined, name)
  }
})

test('the public origin follows the port outside production and loses its trailing slash', () => {
  assert.equal(read({ PORT: '0' }).PORT, 0)
  assert.equal(read({ PORT: '3000' }).PUBLIC_ORIGIN, 'http://localhost:3000')
  assert.equal(read({ PUBLIC_ORIGIN: 'https://ID.example.mn/' }).PUBLIC_ORIGIN, 'https://id.example.mn')
  assert.match(problemsOf({ PUBLIC_ORIGIN: 'https://a.mn/path' })['PUBLIC_ORIGIN'] ?? '', /must be an origin/)
})

test('in a container the service listens on every address', () => {
  const inContainer = readSettings({}, { ...laptop, isContainer: true }).settings
  assert.deepEqual(inContainer.HOST, ['0.0.0.0', '::'])
  const { HOST } = readSettings({ KUBERNETES_SERVICE_HOST: '10.0.0.1' }, { cwd: '/' }).settings
  assert.deepEqual(HOST, ['0.0.0.0', '::'])
})

test('production refuses to start without a public origin and without the secret of the default client', () => {
  const problems = problemsOf({ ENVIRONMENT: 'production' })
  assert.deepEqual(Object.keys(problems).sort(), ['PUBLIC_ORIGIN', 'SSO_DEFAULT_CLIENT_SECRET'])
  assert.match(problems['PUBLIC_ORIGIN'] ?? '', /required in production/)
  assert.match(
    problemsOf({ ...production, PUBLIC_ORIGIN: 'http://a.mn' })['PUBLIC_ORIGIN'] ?? '',
    /https:\/\//,
  )
  assert.match(
    problemsOf({ ...production, SSO_DEFAULT_CLIENT_SECRET: 'short' })['SSO_DEFAULT_CLIENT_SECRET'] ?? '',
    /at least 16/,
  )
  assert.deepEqual(problemsOf(production), {})
})

test('simulators are forced off in production, with a warning when they were asked for', () => {
  const { settings, warnings } = readSettings({ ...production, EID_MOCK: 'on' }, laptop)
  assert.deepEqual([settings.EID_MOCK, settings.DAN_MOCK, settings.REGISTRY_MOCK], [false, false, false])
  assert.ok(warnings.some(warning => warning.name === 'EID_MOCK'))
  assert.ok(!warnings.some(warning => warning.name === 'DAN_MOCK'))
  assert.equal(read({ EID_MOCK: 'off' }).EID_MOCK, false)
})

test('production on the embedded database, without a key or without a mail server warns', () => {
  const names = readSettings(production, laptop).warnings.map(warning => warning.name)
  assert.deepEqual(names, ['DATABASE_URL', 'SSO_SECRET_KEY', 'MAIL_URL'])
})

test('all bad and contradictory settings are named at once', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    SESSION_IDLE: '30d',
    CODE_TTL: '60',
    LOGIN_LIMIT_ACCOUNT: '5 a minute',
    TRUST_PROXY_HEADERS: 'maybe',
    BOOTSTRAP_ADMIN_EMAIL: 'admin@example.mn',
    APP_DATABASE_URL: 'postgres://a:b@c/d',
    DIRECT_DATABASE_URL: 'postgres://a:b@c/d',
    SSO_PEER_CLIENT_ID: 'x',
    METRICS_PORT: '70000',
    OUTBOUND_ALLOW: '10.0.0.0/40',
    OAUTH_REDIRECT_HOSTS: 'https://app.example.mn',
  })
  assert.deepEqual(Object.keys(problems).sort(), [
    'APP_DATABASE_URL',
    'BOOTSTRAP_ADMIN_PASSWORD',
    'BOOTSTRAP_TENANT_SLUG',
    'CODE_TTL',
    'DIRECT_DATABASE_URL',
    'LOGIN_LIMIT_ACCOUNT',
    'METRICS_PORT',
    'OAUTH_REDIRECT_HOSTS',
    'OUTBOUND_ALLOW',
    'PORT',
    'SESSION_IDLE',
    'SSO_PEER_ISSUER',
    'TRUST_PROXY_HEADERS',
  ])
  assert.match(problems['PORT'] ?? '', /whole number from 0 to 65535 \(it is "eighty"\)/)
  assert.match(problems['BOOTSTRAP_TENANT_SLUG'] ?? '', /missing: BOOTSTRAP_TENANT_SLUG\b/)
})

test('a shorter absolute lifetime alone shortens the idle one and is no contradiction', () => {
  const settings = read({ SESSION_MAX: '3s', REFRESH_MAX: '1m', REQUEST_TIMEOUT: '500ms' })
  assert.deepEqual([settings.SESSION_IDLE, settings.REFRESH_IDLE, settings.HEADERS_TIMEOUT], [3, 60, 0.5])
})

test('the bootstrap password follows the least length of passwords', () => {
  const bootstrap = { BOOTSTRAP_TENANT_SLUG: 'acme', BOOTSTRAP_ADMIN_EMAIL: 'a@example.mn' }
  const given = { ...bootstrap, BOOTSTRAP_ADMIN_PASSWORD: 'nine-char' }
  assert.equal(read(given).BOOTSTRAP_ADMIN_PASSWORD, 'nine-char')
  assert.deepEqual(Object.keys(problemsOf({ ...given, PASSWORD_MIN: '12' })), ['BOOTSTRAP_ADMIN_PASSWORD'])
  assert.deepEqual(Object.keys(problemsOf({ ...given, BOOTSTRAP_TENANT_SLUG: 'a--b' })), [
    'BOOTSTRAP_TENANT_SLUG',
  ])
})

test('the value of a secret never appears in a message', () => {
  const secret = 'hunter2-hunter2'
  const env = {
    SSO_SECRET_KEY: secret,
    DATABASE_URL: `mysql://root:${secret}@h/d`,
    MAIL_URL: `http://${secret}`,
  }
  assert.throws(
    () => readSettings(env, laptop),
    (error: Error) =>
      !error.message.includes(secret) && error.message.includes('SSO_SECRET_KEY must be the base64'),
  )
})

test('a secret may be given as a file, and not in both ways', t => {
  const folder = mkdtempSync(join(tmpdir(), 'tamga-settings-'))
  t.after(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'secret'), 'from the file\n')
  writeFileSync(join(folder, 'empty'), '\n')
  const inFolder = { ...laptop, cwd: folder }
  const { settings } = readSettings({ AI_API_KEY_FILE: 'secret' }, inFolder)
  assert.equal(settings.AI_API_KEY, 'from the file')
  assert.match(problemsOf({ AI_API_KEY: 'x', AI_API_KEY_FILE: 'secret' })['AI_API_KEY'] ?? '', /both set/)
  assert.match(problemsOf({ AI_API_KEY_FILE: join(folder, 'none') })['AI_API_KEY_FILE'] ?? '', /ENOENT/)
  assert.match(problemsOf({ AI_API_KEY_FILE: join(folder, 'empty') })['AI_API_KEY_FILE'] ?? '', /empty file/)
})

test('an empty variable counts as absent', () => {
  assert.equal(read({ PORT: '', SSO_SECRET_KEY: '', BRAND_NAME: '  ' }).PORT, 8080)
})

test('the key for stored credentials is base64 of exactly 32 bytes', () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  const old = [1, 2].map(fill => Buffer.alloc(32, fill).toString('base64'))
  const settings = read({ SSO_SECRET_KEY: key, SSO_SECRET_KEYS_OLD: old.join(', ') })
  assert.equal(settings.SSO_SECRET_KEY, key)
  assert.deepEqual(settings.SSO_SECRET_KEYS_OLD, old)
  for (const bad of [Buffer.alloc(31).toString('base64'), Buffer.alloc(33).toString('base64'), `${key}!`]) {
    assert.deepEqual(Object.keys(problemsOf({ SSO_SECRET_KEY: bad })), ['SSO_SECRET_KEY'])
  }
})

test('a misspelt setting is a warning, and the rest of the environment is left alone', () => {
  const env = {
    PUBLIC_ORIGN: 'x',
    DATABASE_URI: 'y',
    AI_API_KEY_FIL: 'z',
    HOME: '/root',
    PATH: '/bin',
    npm_config_x: '',
  }
  const { warnings } = readSettings(env, laptop)
  assert.deepEqual(
    warnings.map(warning => warning.name),
    ['PUBLIC_ORIGN', 'DATABASE_URI', 'AI_API_KEY_FIL'],
  )
  assert.match(warnings[0]?.message ?? '', /did you mean PUBLIC_ORIGIN\?/)
})
