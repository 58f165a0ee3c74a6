import { spawn } from 'node:child_process'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../kernel/database/embedded/embedded.ts'
import { makeOpenFolder, removeFolder } from '../open-folder.ts'
import { testDatabaseUrl } from '../test-environment.ts'

/** A test database is thrown away: nothing in it has to survive a power cut, or lives long enough to be cleaned up. */
export const LOOSE_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
}

/** One server for all tests of this process. */
const own: { server?: Promise<EmbeddedPostgres> } = {}

const END_WITH_PROCESS = `
while grep -qs ') [^Z]' "/proc/$1/stat"; do sleep 0.5; done
kill -INT "$(head -n 1 "$2/postgres/postmaster.pid")"
while [ -e "$2/postgres/postmaster.pid" ]; do sleep 0.2; done
rm -rf "$2"`

/** A watcher outside: a test file has no last moment of its own, least of all when it is killed. */
export const endWithProcess = (folder: string): void => {
  const args = ['-c', END_WITH_PROCESS, 'sh', String(process.pid), folder]
  spawn('/bin/sh', args, { detached: true, stdio: 'ignore' }).unref()
}

const startOwn = async (): Promise<EmbeddedPostgres> => {
  const dataDir = await makeOpenFolder('tamga-test-')
  const { url } = await startEmbeddedPostgres({ dataDir, say: () => undefined, settings: LOOSE_SETTINGS })
  endWithProcess(dataDir)
  return { url, stop: async () => undefined }
}

/** The server of the test run where there is one, else one that ends with this process. */
export const startEmbeddedForTests = (): Promise<EmbeddedPostgres> => {
  const url = testDatabaseUrl()
  if (url) return Promise.resolve({ url, stop: async () => undefined })
  own.server ??= startOwn()
  return own.server
}

/** A server for one test, where it changes what all databases share: roles, above all. */
export const startEmbeddedAlone = async (): Promise<EmbeddedPostgres> => {
  const dataDir = await makeOpenFolder('tamga-test-')
  const { url, stop } = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    settings: LOOSE_SETTINGS,
  })
  return { url, stop: () => stop().finally(() => removeFolder(dataDir)) }
}
