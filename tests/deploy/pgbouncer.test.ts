import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import {
  accepts,
  freePort,
  makeOpenFolder,
  removeFolder,
  skipWithout,
  startEmbeddedAlone,
  startTestPlatform,
  stopProgram,
  untilReady,
} from '@tamga/core/testing'
import { ROOT, readProjectFile } from '../policy/source.ts'
import { makeSecrets } from './deployments.ts'

const NOBODY = 65_534
const skip = skipWithout('pgbouncer', 'postgresql')

/** The shipped file; only where things lie is different. */
async function startShippedPgBouncer(secrets: string, [port, server]: [number, URL]): Promise<void> {
  const folder = await makeOpenFolder('tamga-pgbouncer-')
  const users = join(folder, 'users')
  writeFileSync(users, readFileSync(join(secrets, 'pgbouncer_users')))
  const ini = join(folder, 'pgbouncer.ini')
  const text = readProjectFile('deploy/pgbouncer/pgbouncer.ini')
    .replace('host=postgres port=5432', `host=${server.hostname} port=${server.port}`)
    .replace('listen_addr = 0.0.0.0', 'listen_addr = 127.0.0.1')
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/run/secrets/pgbouncer_users', users)
  writeFileSync(ini, text)
  const isRoot = process.getuid?.() === 0
  if (isRoot) for (const path of [folder, users, ini]) chownSync(path, NOBODY, NOBODY)
  const child = spawn('/usr/sbin/pgbouncer', ['-q', ini], {
    stdio: 'ignore',
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  after(() => stopProgram(child).finally(() => removeFolder(folder)))
  await untilReady('pgbouncer', child, () => accepts(port))
}

test('the service starts through the shipped PgBouncer with the shipped roles and secrets', {
  skip,
}, async () => {
  const server = await startEmbeddedAlone()
  after(() => server.stop())
  const address = new URL(server.url)
  const port = await freePort()
  const secrets = makeSecrets(`127.0.0.1:${port}`, address.host)
  const env = {
    PATH: '/usr/bin:/bin',
    PGHOST: address.hostname,
    PGPORT: address.port,
    PGUSER: decodeURIComponent(address.username),
    PGPASSWORD: decodeURIComponent(address.password),
    POSTGRES_DB: 'tamga',
    SECRETS: secrets,
  }
  execFileSync('sh', [join(ROOT, 'deploy/postgres/make-roles.sh')], { env, stdio: 'pipe' })
  await startShippedPgBouncer(secrets, [port, address])
  const secret = (name: string) => readFileSync(join(secrets, name), 'utf8')
  const { admin, stranger } = await startTestPlatform(
    { after },
    {
      databaseUrl: secret('database_url'),
      settings: { DIRECT_DATABASE_URL: secret('direct_database_url') },
    },
  )
  assert.equal((await stranger.get('//ready')).status, 200)
  assert.equal((await admin.get('/me')).status, 200)
})
