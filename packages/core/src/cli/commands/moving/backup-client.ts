import pg from 'pg'
import type { Settings } from '../../../kernel/settings/settings.ts'
import { CommandFailure } from '../../exit-code.ts'

const INSUFFICIENT_PRIVILEGE = '42501'

/** A connection that sees the rows of every organisation, as whoever makes backups has it. */
export async function withBackupClient<T>(
  settings: Settings,
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const connectionString = settings.BACKUP_DATABASE_URL ?? settings.DIRECT_DATABASE_URL ?? databaseUrl
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } catch (error) {
    if ((error as { code?: unknown }).code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new CommandFailure(
      `This needs a role that sees every row, a superuser (PostgreSQL says: ${(error as Error).message}).\nGive its address in BACKUP_DATABASE_URL or the file BACKUP_DATABASE_URL_FILE; nothing was changed.`,
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}
