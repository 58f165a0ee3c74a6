import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { skipWithout, startTestPlatform } from '@tamga/core/testing'
import { business } from '../../distributions/business/distribution.ts'

const guide = readFileSync(new URL('../../docs/business/run-a-company.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')

test('the commands of docs/business/run-a-company.md do what the page says', {
  skip: skipWithout('curl') || skipWithout('jq'),
}, async () => {
  const { admin, origin, mailDir } = await startTestPlatform({ after }, { distribution: business })
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: mailDir,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', TAMGA: origin, SESSION: admin.token!, LANG: 'C.UTF-8' },
  })
  assert.deepEqual(stdout.trim().split('\n'), [
    'contacts goods warehouse',
    'invoicing',
    'receipt',
    '780000',
    '25 1300000',
    'INV-000001 990000 90000',
    'posted',
    'Тамга ХХК',
    '%PDF-',
    '740000',
    '990000',
    '1',
    'INV-000001 number amount',
    'true',
    'pending',
    'pos',
    'true',
    'recorded K1-000001',
    'already_recorded K1-000001',
  ])
})
