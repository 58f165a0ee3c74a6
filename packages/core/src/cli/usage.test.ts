import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test from 'node:test'
import { runTamga, spawnTamga } from '../testing/command-line.ts'
import { CORE_VERSION } from '../version.ts'

test('help and version go to standard output with exit code 0', async () => {
  const [help, of, version] = await Promise.all([
    runTamga(['--help']),
    runTamga(['keys', 'rotate', '--help']),
    runTamga(['--version']),
  ])
  assert.equal(help.code, 0)
  assert.match(help.stdout, /audit verify/)
  assert.match(of.stdout, /Usage: tamga keys rotate \[--now\]/)
  assert.equal(version.stdout.trim(), `tamga ${CORE_VERSION} (sign-in)`)
})

test('an unknown command and an unknown option are told with exit code 2', async () => {
  const [command, option] = await Promise.all([spawnTamga(['srve']), runTamga(['tenant', 'list', '--all'])])
  assert.deepEqual([command.code, option.code], [2, 2])
  assert.match(command.stderr, /Unknown command "srve"\. Did you mean serve\?/)
  assert.match(option.stderr, /Unknown option --all\./)
  assert.equal(command.stdout + option.stdout, '')
})

test('all wrong settings are told at once, without their secrets, and nothing is started', async () => {
  const { code, stderr } = await runTamga(['serve'], {
    PORT: 'eighty',
    MAIL_URL: 'pigeon:',
    SSO_SECRET_KEY: 'much too short',
  })
  assert.equal(code, 1)
  assert.match(stderr, /^3 settings need attention:/)
  for (const name of ['PORT', 'MAIL_URL', 'SSO_SECRET_KEY'])
    assert.ok(stderr.includes(`  ${name} must be`), stderr)
  assert.doesNotMatch(stderr, /much too short|at .*\.ts/)
})

test('the pages about settings are written and compared', async t => {
  const folder = await mkdtemp(join(tmpdir(), 'tamga-docs-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  assert.equal((await runTamga(['settings', 'docs', '--check', '--out', folder])).code, 1)
  assert.equal((await runTamga(['settings', 'docs', '--out', folder])).code, 0)
  assert.equal((await runTamga(['settings', 'docs', '--check', '--out', folder])).code, 0)
  assert.match(await readFile(join(folder, 'docs', 'settings.md'), 'utf8'), /# Settings/)
  assert.match(await readFile(join(folder, '.env.example'), 'utf8'), /#PORT=8080/)
})
