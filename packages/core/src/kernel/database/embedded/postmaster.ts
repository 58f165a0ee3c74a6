import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { programOf } from './binaries.ts'
import type { ClusterPlan } from './cluster.ts'
import { EmbeddedPostgresUnusable, errorCode } from './errors.ts'
import { clusterIn } from './location.ts'
import { isRunning, runProgram } from './program.ts'

/** The lines of postmaster.pid that matter here (src/include/utils/pidfile.h). */
export type Postmaster = { pid: number; port: number; status: string }

const pidFile = (cluster: string): string => join(cluster, 'postmaster.pid')

export const readPostmaster = async (cluster: string): Promise<Postmaster | undefined> => {
  const text = await readFile(pidFile(cluster), 'utf8').catch(error => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n')
  const pid = Number(lines[0])
  return pid > 0 ? { pid, port: Number(lines[3]), status: (lines[7] ?? '').trim() } : undefined
}

const commandLine = async (pid: number): Promise<string[]> =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')

/** After a reboot the pid may belong to anyone; only its command line and working folder tell. */
const whose = async (pid: number, cluster: string): Promise<'ours' | 'foreign' | 'unclear'> => {
  const [program, ...args] = await commandLine(pid)
  if (basename(program ?? '') !== 'postgres') return 'foreign'
  if (args.includes(cluster)) return 'ours'
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (!folder) return 'unclear'
  return folder === (await realpath(cluster)) ? 'ours' : 'foreign'
}

/** The postmaster that an earlier, killed run of ours left behind. A stale pid file is removed where PostgreSQL would trip over it. */
export const findLeftover = async (cluster: string): Promise<Postmaster | undefined> => {
  const postmaster = await readPostmaster(cluster)
  if (!postmaster || !isRunning(postmaster.pid)) return undefined
  const owner = await whose(postmaster.pid, cluster)
  if (owner === 'ours') return postmaster
  if (owner === 'foreign') await rm(pidFile(cluster), { force: true })
  return undefined
}

/** It may still be replaying its log, or already be going down. */
export const waitWhileStarting = async (cluster: string, pid: number): Promise<Postmaster | undefined> => {
  for (;;) {
    const now = await readPostmaster(cluster)
    if (now?.pid !== pid || !isRunning(pid)) return undefined
    if (now.status === 'ready') return now
    await pause(25)
  }
}

export const stopPostmaster = async (plan: ClusterPlan): Promise<void> => {
  const cluster = clusterIn(plan.base)
  const problems: string[] = []
  for (const mode of ['fast', 'immediate']) {
    const postmaster = await readPostmaster(cluster)
    if (!postmaster || !isRunning(postmaster.pid)) return
    const args = [`--pgdata=${cluster}`, '-m', mode, '-w', '-t', '60', 'stop']
    const { code, output } = await runProgram(programOf(plan.binaries, 'pg_ctl'), args, plan.user)
    if (code === 0) return
    problems.push(output)
  }
  throw new EmbeddedPostgresUnusable(`PostgreSQL in ${cluster} does not stop: ${problems.join(' ')}`)
}
