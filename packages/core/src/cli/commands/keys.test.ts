import assert from 'node:assert/strict'
import { createPrivateKey, randomBytes } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import pg from 'pg'
import { createSecretBox, rowBinding } from '../../kernel/crypto/secret-box.ts'
import { runTamga } from '../../testing/command-line.ts'
import { createMigratedDatabase } from '../../testing/test-platform.ts'

const DATA_DIR = await mkdtemp(join(tmpdir(), 'tamga-keys-'))
after(() => rm(DATA_DIR, { recursive: true, force: true }))
const DATABASE_URL = await createMigratedDatabase({ after })
const [oldKey, newKey] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')]

const tamga = (command: string, env: Record<string, string> = {}) =>
  runTamga(command.split(' '), { DATABASE_URL, DATA_DIR, ...env })

async function query<T extends pg.QueryResultRow>(text: string): Promise<T[]> {
  const owner = new pg.Client({ connectionString: DATABASE_URL })
  await owner.connect()
  return owner
    .query<T>(text)
    .then(result => result.rows)
    .finally(() => owner.end())
}

/** Opens every stored signing key with this key alone. */
async function opensWith(key: string): Promise<number> {
  const box = createSecretBox({ current: key })
  const rows = await query<{ kid: string; private_key: Buffer }>(
    'select kid, private_key from oidc_signing_key',
  )
  for (const { kid, private_key } of rows) {
    const der = box.open(
      private_key,
      rowBinding({ tenant_id: null, table: 'oidc_signing_key', row_id: kid, column: 'private_key' }),
    )
    assert.equal(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }).type, 'private')
  }
  return rows.length
}

test('production makes no signing keys without SSO_SECRET_KEY', async () => {
  const { code, stderr } = await tamga('keys rotate', {
    ENVIRONMENT: 'production',
    PUBLIC_ORIGIN: 'https://sso.example.mn',
    SSO_DEFAULT_CLIENT_SECRET: 'a default client secret',
  })
  assert.equal(code, 1)
  assert.match(stderr, /SSO_SECRET_KEY is not set/)
  assert.deepEqual(await query('select from oidc_signing_key'), [])
})

test('development seals signing keys with a key file of its own, which only its owner may read', async () => {
  const { code, stdout } = await tamga('keys rotate --json')
  assert.equal(code, 0)
  assert.equal(JSON.parse(stdout).activated.length, 3)
  assert.equal((await stat(join(DATA_DIR, 'keys', 'installation.key'))).mode & 0o777, 0o600)
})

test('a rotation publishes first, waits, and signs at once only when told so', async () => {
  const published = JSON.parse((await tamga('keys rotate --json')).stdout).published
  assert.equal(published.length, 3)
  assert.deepEqual(JSON.parse((await tamga('keys rotate --json')).stdout).waiting, published)
  const now = JSON.parse((await tamga('keys rotate --now --json')).stdout)
  assert.deepEqual(now.activated, published)
  assert.equal(now.retired.length, 3)
  const records = await query<{ action: string }>(
    `select action from audit_record where action = 'keys.rotated'`,
  )
  assert.equal(records.length, 3)
})

test('secrets rotate takes the values of every earlier key over to the present one', async () => {
  const refused = await tamga('secrets rotate', { SSO_SECRET_KEY: '' })
  assert.equal(refused.code, 1)
  assert.match(refused.stderr, /SSO_SECRET_KEY is not set/)
  const first = await tamga('secrets rotate --json', { SSO_SECRET_KEY: oldKey })
  assert.deepEqual(JSON.parse(first.stdout).columns, [
    { column: 'totp.secret', resealed: 0, current: 0 },
    { column: 'oidc_signing_key.private_key', resealed: 6, current: 6 },
    { column: 'ring_key.private_key', resealed: 0, current: 0 },
  ])
  assert.equal(await opensWith(oldKey), 6)

  const blind = await tamga('secrets rotate', { SSO_SECRET_KEY: newKey })
  assert.equal(blind.code, 1)
  assert.ok(blind.stderr.includes(createSecretBox({ current: oldKey }).keyId!), blind.stderr)
  assert.equal(await opensWith(oldKey), 6)

  const second = await tamga('secrets rotate --json', { SSO_SECRET_KEY: newKey, SSO_SECRET_KEYS_OLD: oldKey })
  assert.equal(JSON.parse(second.stdout).columns[1].resealed, 6)
  assert.equal(await opensWith(newKey), 6)
  const alone = await tamga('secrets rotate --json', { SSO_SECRET_KEY: newKey })
  assert.equal(JSON.parse(alone.stdout).columns[1].resealed, 0)
})

test('after a leak the former keys are withdrawn', async () => {
  assert.equal((await tamga('keys rotate --revoke')).code, 2)
  const { removed } = JSON.parse(
    (await tamga('keys rotate --now --revoke --json', { SSO_SECRET_KEY: newKey })).stdout,
  )
  assert.equal(removed.length, 6)
  assert.equal(await opensWith(newKey), 3)
})
