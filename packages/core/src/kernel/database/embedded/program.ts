import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The system user that PostgreSQL runs as; absent for an ordinary user, who runs it as himself. */
export type SystemUser = { name: string; uid: number; gid: number }

export type ProgramResult = { code: number; output: string }

/** Nothing of the caller's environment: PGDATA, PGPORT, LC_ALL or a missing HOME must not change what happens. */
export const PROGRAM_ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C', HOME: '/' }

/**
 * Runs one program to its end. Its own session keeps a Ctrl-C in the terminal away from it, and the working folder is
 * the root, because the system user may not be able to enter ours.
 */
export const runProgram = (
  file: string,
  args: readonly string[],
  user?: SystemUser,
): Promise<ProgramResult> =>
  new Promise(resolve => {
    const child = spawn(file, args, {
      cwd: '/',
      env: PROGRAM_ENVIRONMENT,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      uid: user?.uid,
      gid: user?.gid,
    })
    const parts: Buffer[] = []
    child.stdout.on('data', part => parts.push(part))
    child.stderr.on('data', part => parts.push(part))
    child.on('error', error => resolve({ code: 127, output: String(error.message) }))
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(parts).toString().trim() }))
  })

/**
 * Field 22 of proc_pid_stat(5), of a process that lives: one that ended and was not yet collected still has a pid.
 * The command name in field 2 may itself contain blanks and brackets.
 */
export const startTime = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

export const isRunning = (pid: number): boolean => startTime(pid) !== undefined
