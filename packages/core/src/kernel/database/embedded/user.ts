import { chown, lchown, lstat, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { EmbeddedPostgresUnusable, errorCode } from './errors.ts'
import { runProgram, type SystemUser } from './program.ts'

const OWN_USER = 'tamga-postgres'

const CREATE_COMMANDS: [string, string[]][] = [
  [
    'useradd',
    ['--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/bin/false', OWN_USER],
  ],
  ['adduser', ['-S', '-D', '-H', '-h', '/nonexistent', '-s', '/bin/false', OWN_USER]],
]

const idNumber = async (flag: '-u' | '-g', name: string): Promise<number | undefined> => {
  const { code, output } = await runProgram('id', [flag, name])
  return code === 0 && /^\d+$/.test(output) ? Number(output) : undefined
}

const findUser = async (name: string): Promise<SystemUser | undefined> => {
  const [uid, gid] = await Promise.all([idNumber('-u', name), idNumber('-g', name)])
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid }
}

const createUser = async (): Promise<SystemUser> => {
  const problems: string[] = []
  for (const [command, args] of CREATE_COMMANDS) {
    const { output } = await runProgram(command, args)
    // Looked up even after a failure: a start at the same time may have created it.
    const user = await findUser(OWN_USER)
    if (user) return user
    problems.push(`${command}: ${output}`)
  }
  throw new EmbeddedPostgresUnusable(
    'PostgreSQL refuses to run as root, and no system user for it could be created ' +
      `(${problems.join('; ')}). Create a system user named ${OWN_USER}, start Tamga as an ordinary user, ` +
      'or set DATABASE_URL to a PostgreSQL of your own.',
  )
}

/** Whoever owns the files of an existing cluster runs it: a folder first used by an ordinary user stays his. */
const ownerOf = async (clusterDir: string): Promise<SystemUser | undefined> => {
  try {
    const { uid, gid } = await lstat(clusterDir)
    return uid === 0 ? undefined : { name: String(uid), uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** The user to run PostgreSQL as, or nothing when we are an ordinary user ourselves. */
export const chooseSystemUser = async (clusterDir: string): Promise<SystemUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  return (
    (await ownerOf(clusterDir)) ??
    (await findUser('postgres')) ??
    (await findUser(OWN_USER)) ??
    (await createUser())
  )
}

/** Changes the owner of a cluster that root restored or copied: PostgreSQL requires to own it. */
export const changeOwner = async (user: SystemUser | undefined, folder: string): Promise<void> => {
  if (!user) return
  const { uid } = await lstat(folder)
  if (uid === user.uid) return
  await chown(folder, user.uid, user.gid)
  for await (const entry of await opendir(folder, { recursive: true }))
    await lchown(join(entry.parentPath, entry.name), user.uid, user.gid)
}
