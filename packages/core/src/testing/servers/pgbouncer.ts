import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EmbeddedPostgres } from '../../kernel/database/embedded/embedded.ts'
import { PROGRAM_ENVIRONMENT } from '../../kernel/database/embedded/program.ts'
import { chooseSystemUser } from '../../kernel/database/embedded/user.ts'
import { accepts, stopProgram, untilReady } from '../child-program.ts'
import { freePort } from '../free-port.ts'
import { makeOpenFolder, removeFolder } from '../open-folder.ts'

export type PgBouncerOptions = {
  /** The server behind it, with the owner's name and password. */
  url: string
  /** Passwords by role, for every further role that comes through. */
  users?: Record<string, string>
  /** Connections to the server for each role and database; with one, all its clients share that one. */
  poolSize?: number
}

const PROGRAM = '/usr/sbin/pgbouncer'

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** Plain passwords: from a SCRAM verifier PgBouncer could let clients in but not sign in at the server. */
const userList = (users: Record<string, string>): string =>
  Object.entries(users)
    .map(([name, password]) => `${quote(name)} ${quote(password)}\n`)
    .join('')

const configuration = (
  server: URL,
  poolSize: number,
  [port, folder]: [number, string],
): string => `[databases]
* = host=${server.hostname} port=${server.port || 5432}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
pool_mode = transaction
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
max_client_conn = 500
default_pool_size = ${poolSize}
server_login_retry = 1
logfile = ${join(folder, 'pgbouncer.log')}
pidfile = ${join(folder, 'pgbouncer.pid')}
`

/** Debian's PgBouncer in transaction mode before the given server; each role signs in with its own password. */
export const startPgBouncer = async ({
  url,
  users = {},
  poolSize = 20,
}: PgBouncerOptions): Promise<EmbeddedPostgres> => {
  if (!existsSync(PROGRAM)) throw new Error(`no ${PROGRAM}: install pgbouncer`)
  const server = new URL(url)
  const owner = { [decodeURIComponent(server.username)]: decodeURIComponent(server.password) }
  const folder = await makeOpenFolder('tamga-pgbouncer-')
  const port = await freePort()
  const user = await chooseSystemUser(join(folder, 'none'))
  const files = {
    'users.txt': userList({ ...owner, ...users }),
    'pgbouncer.ini': configuration(server, poolSize, [port, folder]),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text, { mode: 0o600 })
  for (const path of [folder, ...Object.keys(files).map(name => join(folder, name))])
    if (user) await chown(path, user.uid, user.gid)
  const child = spawn(PROGRAM, ['-q', join(folder, 'pgbouncer.ini')], {
    cwd: '/',
    env: PROGRAM_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'inherit'],
    uid: user?.uid,
    gid: user?.gid,
  })
  const stop = () => stopProgram(child).finally(() => removeFolder(folder))
  await untilReady('pgbouncer', child, () => accepts(port)).catch(error =>
    stop().then(() => Promise.reject(error)),
  )
  server.hostname = '127.0.0.1'
  server.port = String(port)
  return { url: server.href, stop }
}
