import { type EmbeddedPostgres, startEmbeddedPostgres } from '../kernel/database/embedded.ts'
import { makeOpenFolder, removeFolder } from './open-folder.ts'
import { testDatabaseUrl } from './test-environment.ts'

/** A test database is thrown away, so nothing in it has to survive a power cut. */
export const LOOSE_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** One server per process, and one `beforeExit` that ends it: a test file has no other last moment. */
const own: { server?: Promise<EmbeddedPostgres> } = {}

const startOwn = async (): Promise<EmbeddedPostgres> => {
  const dataDir = await makeOpenFolder('tamga-test-')
  const { url, stop } = await startEmbeddedPostgres({
    dataDir,
    say: () => undefined,
    settings: LOOSE_SETTINGS,
  })
  process.once('beforeExit', () => void stop().finally(() => removeFolder(dataDir)))
  return { url, stop: async () => undefined }
}

/** The server of the test run where there is one, else one for all tests of this process. */
export const startEmbeddedForTests = (): Promise<EmbeddedPostgres> => {
  const url = testDatabaseUrl()
  if (url) return Promise.resolve({ url, stop: async () => undefined })
  own.server ??= startOwn()
  return own.server
}
