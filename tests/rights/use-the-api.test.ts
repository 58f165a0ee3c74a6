import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { ADMIN_EMAIL, skipWithout, startTestPlatform } from '@tamga/core/testing'
import { signIn } from '../../distributions/sign-in/distribution.ts'

const guide = readFileSync(new URL('../../docs/use-the-api.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')

test('the commands of docs/use-the-api.md do what the page says', {
  skip: skipWithout('curl') || skipWithout('jq'),
}, async () => {
  const { admin, origin } = await startTestPlatform({ after }, { distribution: signIn })
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', TAMGA: origin, SESSION: admin.token! },
  })
  assert.deepEqual(stdout.trim().split('\n'), [ADMIN_EMAIL])
  assert.equal((await admin.get('/service-accounts')).body.items[0].name, 'Night run')
})
