import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { pg } from '@tamga/core/testing'

const run = promisify(execFile)
const HOME = '/usr/lib/postgresql'

/** As plain SQL that any client can send: rows as inserts, and nothing that only psql understands. */
export async function dumpDatabase(url: string): Promise<string> {
  const major = Math.min(...readdirSync(HOME).map(Number))
  const { stdout } = await run(`${HOME}/${major}/bin/pg_dump`, ['--inserts', '--rows-per-insert=200', url], {
    maxBuffer: 1 << 28,
  })
  return stdout
    .split('\n')
    .filter(line => !/^\\(un)?restrict\b/.test(line))
    .join('\n')
}

/** Into an empty database; the roles that it grants rights to must be there. */
export async function restoreDatabase(url: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(dump)
  } finally {
    await client.end()
  }
}
