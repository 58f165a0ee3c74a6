import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { registryDistribution, skipWithout, startTestPlatform } from '@tamga/core/testing'

const guide = readFileSync(new URL('../../docs/look-up-the-registry.md', import.meta.url), 'utf8')
const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')

test('the commands of docs/look-up-the-registry.md do what the page says', {
  skip: skipWithout('curl') || skipWithout('jq'),
}, async () => {
  const { admin, origin, mailDir } = await startTestPlatform(
    { after },
    { distribution: registryDistribution },
  )
  const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: mailDir,
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', TAMGA: origin, SESSION: admin.token!, LANG: 'C.UTF-8' },
  })
  assert.deepEqual(stdout.trim().split('\n'), [
    'simulator Дорж Бат false',
    'Тамга Софт ХХК 51%',
    'Болд Сарнай 29.5%',
    'Ганбаатар Өлзий 19.5%',
    'registry_authorisation_required',
    'Бат',
    '5000001 registered',
    '5000005 liquidated',
    '4999999 refused',
    'Админ Болд: Нийлүүлэгч шалгах',
  ])
})
