import pg from 'pg'
import type { DatabaseAddresses } from '../../kernel/database/database.ts'
import { isPooled } from '../../kernel/database/pools.ts'
import { bypassesOf } from '../../kernel/database/roles/role-guard.ts'
import { databaseFault } from '../explain-error.ts'
import { type Finding, fail, messageOf, ok } from './finding.ts'

const CONNECT_MS = 5000

/** Each service role signs in, and none of them can see past row-level security. */
export async function checkRoles({ app, platform, jobs }: DatabaseAddresses): Promise<Finding[]> {
  const findings = await Promise.all(
    Object.entries({ app, platform, jobs }).map(([name, url]) => checkRole(name, url)),
  )
  return findings.flat()
}

async function checkRole(name: string, connectionString: string): Promise<Finding[]> {
  const check = `role ${name}`
  const pool = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: CONNECT_MS })
  pool.on('error', () => undefined)
  try {
    const bypasses = await bypassesOf(pool)
    const via = (await isPooled(pool)) ? ', through a pooler' : ''
    if (bypasses.length === 0) return [ok(check, `signs in and is bound by row-level security${via}`)]
    return bypasses.map(why =>
      fail(check, why, 'Use a role of its own that owns nothing and has neither SUPERUSER nor BYPASSRLS.'),
    )
  } catch (error) {
    return [
      fail(
        check,
        databaseFault(error) ?? messageOf(error),
        'Run "tamga migrate", which makes the roles, or correct the URL of this role.',
      ),
    ]
  } finally {
    await pool.end().catch(() => undefined)
  }
}
