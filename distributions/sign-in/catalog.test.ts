import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import test from 'node:test'
import { CORE_VERSION, collectModules, incompleteMessages } from '@tamga/core/testing'
import { signIn } from './distribution.ts'

const refusalOf = (work: () => unknown): { problems: string[]; message: string } => {
  let refusal: unknown
  assert.throws(work, error => {
    refusal = error
    return (error as Error).name === 'ModulesContradict'
  })
  return refusal as { problems: string[]; message: string }
}

test('the catalog has seven apps and says of them what is compiled in', () => {
  const modules = collectModules(signIn)
  assert.deepEqual(signIn.catalog.apps.map(({ slug }) => slug).sort(), [
    'egov',
    'organisation',
    'sso-access-review',
    'sso-clients',
    'sso-federation',
    'sso-provisioning',
    'sso-sessions',
  ])
  assert.equal(modules.apps.size, 7)
})

test('the distribution pins the core in one line, and the catalog is written for that core', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'))
  assert.deepEqual(dependencies, { '@tamga/core': CORE_VERSION })
  assert.equal(signIn.catalog.core, CORE_VERSION)
})

test('a core version bump without the matching catalog entries stops the start', () => {
  const { problems, message } = refusalOf(() => collectModules(signIn, '1.10.0'))
  assert.deepEqual(problems, ['the catalog is written for core 1.9.1, but core 1.10.0 is compiled in'])
  assert.match(message, /refuses to start/)
})

test('the start tells every entry of the catalog that was left behind', () => {
  const apps = signIn.catalog.apps.map(entry => ({ ...entry, version: '0.9.0' }))
  const { problems } = refusalOf(() => collectModules({ ...signIn, catalog: { core: '1.9.0', apps } }))
  assert.equal(problems.length, 8)
  for (const { slug, version } of signIn.catalog.apps) {
    assert.ok(problems.includes(`${slug} is compiled in as ${version}, but the catalog says 0.9.0`), slug)
  }
})

test('the four modules have the ids, roots and permissions that are published', () => {
  const facts = signIn.modules.map(({ id, slug, root, permissions }) => [
    id,
    slug,
    root,
    permissions?.prefix,
    permissions?.verbs.join(' '),
  ])
  assert.deepEqual(facts, [
    [
      'io.vendor.core.sso_federation',
      'sso-federation',
      '/api/v1/sso/federation',
      'sso_federation',
      'read manage',
    ],
    ['io.vendor.core.sso_sessions', 'sso-sessions', '/api/v1/sso/sessions', 'sso_sessions', 'read manage'],
    [
      'io.vendor.core.sso_access_review',
      'sso-access-review',
      '/api/v1/sso/reviews',
      'sso_access_review',
      'read manage decide',
    ],
    [
      'io.vendor.core.sso_provisioning',
      'sso-provisioning',
      '/api/v1/sso/scim',
      'sso_provisioning',
      'read manage',
    ],
  ])
})

test('every text of the four modules is complete in all seven languages', () => {
  assert.deepEqual(
    signIn.modules.flatMap(({ messages }) => incompleteMessages(messages!)),
    [],
  )
})

test('the process itself prints every contradiction, leaves with an error and touches nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-refused-'))
  const program = `
    import { runCommandLine } from '@tamga/core'
    import { signIn } from './distribution.ts'
    const catalog = { core: '1.8.0', apps: signIn.catalog.apps.slice(1) }
    await runCommandLine({ ...signIn, catalog }, ['serve'])`
  const { failed, output } = await run(program, {
    DATA_DIR: folder,
    PORT: '0',
    PATH: dirname(process.execPath),
  })
  assert.ok(failed)
  assert.match(output, /the catalog is written for core 1\.8\.0, but core 1\.9\.1 is compiled in/)
  assert.match(output, /organisation is compiled in, but missing in the catalog/)
  assert.deepEqual(await readdir(folder), [])
  await rm(folder, { recursive: true })
})

function run(program: string, env: Record<string, string>): Promise<{ failed: boolean; output: string }> {
  const args = ['--input-type=module-typescript', '--eval', program]
  return new Promise(resolve =>
    execFile(
      process.execPath,
      args,
      { cwd: import.meta.dirname, env, timeout: 60_000 },
      (error, stdout, stderr) => resolve({ failed: error !== null, output: stdout + stderr }),
    ),
  )
}
