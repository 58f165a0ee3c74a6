import { resolve } from 'node:path'
import { DATABASE_NAME, OWNER_ROLE, ownerPassword } from '../../kernel/database/embedded/cluster.ts'
import {
  DataFolderInUse,
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../kernel/database/embedded/embedded.ts'
import { clusterIn, findExistingBase } from '../../kernel/database/embedded/location.ts'
import { readPostmaster, waitWhileStarting } from '../../kernel/database/embedded/postmaster.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import type { Terminal } from '../terminal.ts'

export type OpenDatabase = { url: string; close(): Promise<void> }

/** The database of the settings; the embedded one is started, or shared with the service that runs on it. */
export async function openDatabaseOf(settings: Settings, terminal: Terminal): Promise<OpenDatabase> {
  if (settings.DATABASE_URL) return { url: settings.DATABASE_URL, close: async () => {} }
  try {
    return closable(await startEmbeddedPostgres({ dataDir: settings.DATA_DIR, say: terminal.note }))
  } catch (error) {
    const url = error instanceof DataFolderInUse ? await findRunning(settings.DATA_DIR) : undefined
    if (!url) throw error
    return { url, close: async () => {} }
  }
}

const closable = ({ url, stop }: EmbeddedPostgres): OpenDatabase => ({ url, close: stop })

export async function hasEmbeddedDatabase(dataDir: string): Promise<boolean> {
  return (await findExistingBase(resolve(dataDir))) !== undefined
}

/** The address of the PostgreSQL that another process of ours keeps on this data folder. */
async function findRunning(dataDir: string): Promise<string | undefined> {
  const folder = resolve(dataDir)
  const base = await findExistingBase(folder)
  if (!base) return undefined
  const postmaster = await readPostmaster(clusterIn(base))
  const ready = postmaster && (await waitWhileStarting(clusterIn(base), postmaster.pid))
  if (!ready) return undefined
  return `postgres://${OWNER_ROLE}:${await ownerPassword(folder, true)}@127.0.0.1:${ready.port}/${DATABASE_NAME}`
}
