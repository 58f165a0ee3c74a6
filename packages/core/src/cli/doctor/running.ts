import pg from 'pg'
import type { DatabaseAddresses } from '../../kernel/database/database.ts'
import type { RunStatement } from '../../kernel/database/statements.ts'
import { createTranslator } from '../../kernel/i18n/messages.ts'
import type { Settings } from '../../kernel/settings/settings.ts'
import { judgeStatus, platformMessages, statusStore } from '../../modules/platform/index.ts'
import { type Finding, fail, messageOf, ok, warn } from './finding.ts'

const CONNECT_MS = 5000

/** The processes that run, their queue, the last backup and the keys: judged as the page of the operator judges them. */
export async function checkRunning(
  settings: Settings,
  { jobs, platform }: DatabaseAddresses,
): Promise<Finding[]> {
  const open = (connectionString: string) => {
    const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: CONNECT_MS })
    pool.on('error', () => undefined)
    return pool
  }
  const roles = { jobs: open(jobs), platform: open(platform) }
  const run: RunStatement = ({ role, text }, values) =>
    roles[role === 'jobs' ? 'jobs' : 'platform'].query(text, [...values])
  try {
    return await judge(settings, run)
  } catch (error) {
    return [fail('processes', messageOf(error), 'Check the database, then run this again.')]
  } finally {
    await Promise.all(Object.values(roles).map(pool => pool.end().catch(() => undefined)))
  }
}

async function judge(settings: Settings, run: RunStatement): Promise<Finding[]> {
  const processes = await statusStore.selectProcesses({ run })
  const backup = await statusStore.selectBackup({ run })
  const found = judgeStatus({
    now: Date.now(),
    isProduction: settings.ENVIRONMENT === 'production',
    // checkSettings says what it thinks of the key.
    hasSecretKey: true,
    isInMaintenance: false,
    processes,
    jobs: await statusStore.selectJobFigures({ run }),
    backup: { ...backup, ...inIso(backup) },
    keys: await statusStore.selectSigningKeyStates({ run }),
  })
  const { text } = createTranslator([platformMessages])
  const leader = processes[0]
  return [
    ok(
      'processes',
      leader ? `${processes.length} running, led by ${leader.host} ${leader.pid}` : 'none is running',
    ),
    ...found.map(({ code, status, params }) =>
      (status === 'fail' ? fail : warn)(
        code.replaceAll('_', ' '),
        text('en', `status.${code}`, params),
        text('en', `status.${code}.mend`, params),
      ),
    ),
  ]
}

/** The service's own connections give times as text; these give dates. */
const inIso = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value]),
  )
