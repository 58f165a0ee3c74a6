import { createLog, type Log } from '../kernel/log/log.ts'
import type { Settings } from '../kernel/settings/settings.ts'
import { collectModules, createPlatform, type Platform } from '../platform.ts'
import type { Call } from './command.ts'
import { EXIT } from './exit-code.ts'
import { loadSettings } from './load-settings.ts'
import { openDatabaseOf } from './serve/embedded-database.ts'

/** Standard output is for the result; the log goes to standard error. */
export const quietLog = (settings: Settings): Log =>
  createLog({ level: 'warn', format: settings.LOG_FORMAT, stream: process.stderr })

/** Runs work with a database at hand and closes what it opened, also at Ctrl-C. */
export async function withDatabase<T>(
  call: Call<unknown>,
  settings: Settings,
  work: (url: string) => Promise<T>,
): Promise<T> {
  collectModules(call.distribution)
  const database = await openDatabaseOf(settings, call.terminal)
  const interrupted = () => void database.close().finally(() => process.exit(EXIT.interrupted))
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted)
  try {
    return await work(database.url)
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
    await database.close()
  }
}

/** The whole platform for one piece of work, migrated but neither listening nor working on jobs. */
export function withPlatform<T>(
  call: Call<unknown>,
  work: (platform: Platform, databaseUrl: string) => Promise<T>,
): Promise<T> {
  const settings = loadSettings(call)
  return withDatabase(call, settings, async databaseUrl => {
    const platform = await createPlatform(call.distribution, {
      settings,
      databaseUrl,
      log: quietLog(settings),
    })
    try {
      return await work(platform, databaseUrl)
    } finally {
      await platform.stop()
    }
  })
}
