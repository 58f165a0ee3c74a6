import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { skipWithout, startTestPlatform } from '@tamga/core/testing'

const world = startTestPlatform({ after })
const skip = skipWithout('curl') || skipWithout('jq')

for (const [page, lines] of [
  ['verify-a-document', ['unknown', 'not_ours', 'not_ours']],
  ['documents', ['Lease', 'same', '120', 'true']],
] as const)
  test(`the commands of docs/documents/${page}.md do what the page says`, { skip }, async () => {
    const guide = readFileSync(new URL(`../../docs/documents/${page}.md`, import.meta.url), 'utf8')
    const commands = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')
    const { origin, mailDir, admin } = await world
    const env = {
      PATH: '/usr/local/bin:/usr/bin:/bin',
      TAMGA: origin,
      SESSION: admin.token!,
      LANG: 'C.UTF-8',
    }
    const { stdout } = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
      cwd: mailDir,
      env,
    })
    assert.deepEqual(stdout.trim().split('\n'), lines)
  })
