import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { skipWithout } from '@tamga/core/testing'
import { admin, world } from './approval-world.ts'

const guide = readFileSync(new URL('../../docs/documents/approve-documents.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')

test('the commands of docs/documents/approve-documents.md do what the page says', {
  skip: skipWithout('curl') || skipWithout('jq'),
}, async () => {
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: world.mailDir,
    env: {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      TAMGA: world.origin,
      SESSION: admin.token!,
      LANG: 'C.UTF-8',
    },
  })
  assert.deepEqual(stdout.trim().split('\n'), [
    'open 1 open 1',
    'returned',
    'returned',
    'started',
    'step_begun',
    'returned',
  ])
})
