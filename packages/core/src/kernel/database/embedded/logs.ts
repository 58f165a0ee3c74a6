import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const KEPT_FILES = 5
const HOUR = 3_600_000

/** Oldest first: the names are times. */
const logFiles = async (cluster: string): Promise<string[]> => {
  const names = await readdir(join(cluster, 'log')).catch(() => [])
  return names
    .filter(name => name.endsWith('.log'))
    .sort()
    .map(name => join(cluster, 'log', name))
}

const pruneLogs = async (cluster: string): Promise<void> => {
  for (const file of (await logFiles(cluster)).slice(0, -KEPT_FILES)) await rm(file, { force: true })
}

/** The last lines of a start: PostgreSQL writes the first ones to its output and goes on in the newest log file. */
export const lastLines = async (cluster: string, startLog: string): Promise<string> => {
  const newest = (await logFiles(cluster)).at(-1)
  const texts = await Promise.all(
    [startLog, newest].map(file => (file ? readFile(file, 'utf8').catch(() => '') : '')),
  )
  return texts.flatMap(text => text.trim().split('\n').slice(-8)).join('\n')
}

/** PostgreSQL begins a new file every 10 MB but never removes one. */
export const pruneLogsRegularly = (cluster: string): { end(): void } => {
  const prune = () => void pruneLogs(cluster).catch(() => undefined)
  prune()
  const timer = setInterval(prune, HOUR).unref()
  return { end: () => clearInterval(timer) }
}
