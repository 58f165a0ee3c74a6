import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, describe, test } from 'node:test'
import {
  ADMIN_EMAIL,
  ADMIN_PASSWORD,
  createMigratedDatabase,
  makeOpenFolder,
  receiveMail,
  removeFolder,
  runTamga,
  startTestPlatform,
} from '@tamga/core/testing'

const BALLAST = 'ballast'

/** A file system of its own, as small as one gets; undefined where nobody may make one. */
async function mountSmall(): Promise<string | undefined> {
  const folder = await makeOpenFolder('tamga-disk-')
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k,mode=755', 'tmpfs', folder])
  if (status !== 0) {
    await removeFolder(folder)
    return undefined
  }
  after(async () => {
    spawnSync('umount', ['--lazy', folder])
    await removeFolder(folder)
  })
  return folder
}

const folder = process.platform === 'linux' ? await mountSmall() : undefined
const skip = folder === undefined && 'a file system can be mounted by root alone'

const fill = async (path: string) => {
  for (let bytes = 65_536; bytes >= 1; bytes = Math.floor(bytes / 2))
    await writeFile(path, Buffer.alloc(bytes), { flag: 'a' }).catch(() => undefined)
}

describe('a data folder', { skip }, () => {
  test('on a full disk lets nobody wait: requests are answered, and what could not be written is written later', async t => {
    const world = await startTestPlatform(t, { settings: { MAIL_URL: `file:${folder}` } })
    await fill(join(folder!, BALLAST))
    assert.equal((await world.stranger.post('/auth/password/forgot', { email: ADMIN_EMAIL })).status, 202)
    await world.stranger.signIn(ADMIN_EMAIL, ADMIN_PASSWORD)
    assert.equal((await world.stranger.get('/me')).status, 200)
    assert.equal((await world.stranger.get('//health')).status, 200)
    await rm(join(folder!, BALLAST))
    assert.ok((await receiveMail(folder!, ADMIN_EMAIL)).token)
  })

  test('that is full or read-only stops the start with a sentence that says what to do', async t => {
    for (const name of await readdir(folder!)) await rm(join(folder!, name), { recursive: true })
    const env = { PORT: '0', DATABASE_URL: await createMigratedDatabase(t), DATA_DIR: folder! }
    const refused = async (expected: RegExp) => {
      const { code, stderr } = await runTamga(['serve'], env)
      assert.equal(code, 1)
      assert.match(stderr, expected)
      assert.doesNotMatch(stderr, /^\s+at /m)
    }
    await fill(join(folder!, BALLAST))
    await refused(/cannot be used: the disk is full \(ENOSPC\)\.\n.*DATA_DIR/)
    spawnSync('mount', ['-o', 'remount,ro', folder!])
    await refused(/cannot be used: the file system is read-only \(EROFS\)\.\n.*DATA_DIR/)
  })
})
