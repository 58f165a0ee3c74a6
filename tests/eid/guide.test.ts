import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { ADMIN_EMAIL, skipWithout, startTestPlatform } from '@tamga/core/testing'

const guide = readFileSync(new URL('../../docs/sign-in-with-eid.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')

test('the commands of docs/sign-in-with-eid.md do what the page says', {
  skip: skipWithout('curl') || skipWithout('jq'),
}, async () => {
  const { admin, origin, mailDir } = await startTestPlatform({ after })
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: mailDir,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', TAMGA: origin, SESSION: admin.token!, LANG: 'C.UTF-8' },
  })
  assert.deepEqual(stdout.trim().split('\n'), ['linked', ADMIN_EMAIL, 'acr:eid:qualified'])
})
