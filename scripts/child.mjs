import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { environment, ROOT } from './paths.mjs'

const LOOK_FOR_PARENT_MS = 1000

const exitCode = (code, signal) => code ?? 128 + (constants.signals[signal] ?? 0)

const parentOf = pid => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return undefined
  }
}

/** npm, and mostly a shell between it and us. */
const ancestors = () => `${process.ppid} ${parentOf(process.ppid)}`

/** npm may be killed where it cannot pass the signal on; then we, or the shell between, are handed to another parent. */
const whenOrphaned = act => {
  if (!process.env.npm_lifecycle_event) return undefined
  const before = ancestors()
  return setInterval(() => ancestors() !== before && act(), LOOK_FOR_PARENT_MS).unref()
}

export const startChild = (file, args, { ipc = false, env = {}, output = 'inherit' } = {}) => {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: { ...environment(), ...env },
    stdio: ['inherit', output, output, ...(ipc ? ['ipc'] : [])],
  })
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(exitCode(code, signal)))
  })
  return { child, ended }
}

/**
 * Passes on what ends us, and outlives the child. Ctrl-C reaches the whole process group by itself; the closed channel
 * tells the service the same once more, for a SIGINT that was sent to us alone.
 */
export const passSignals = current => {
  const hangUp = () => current()?.connected && current().disconnect()
  const forward = signal => current()?.kill(signal)
  process.on('SIGINT', hangUp)
  process.on('SIGTERM', forward)
  process.on('SIGHUP', forward)
  const watch = whenOrphaned(() => forward('SIGTERM'))
  return () => {
    clearInterval(watch)
    process.off('SIGINT', hangUp)
    process.off('SIGTERM', forward)
    process.off('SIGHUP', forward)
  }
}

export const runChild = async (file, args, options) => {
  const { child, ended } = startChild(file, args, options)
  const release = passSignals(() => child)
  return ended.finally(release)
}

/** What the child prints is handed over when it has ended: several run side by side. */
export const readChild = async (file, args, options) => {
  const { child, ended } = startChild(file, args, { ...options, output: 'pipe' })
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => parts.push(part))
  const closed = new Promise(resolve => child.on('close', resolve))
  const release = passSignals(() => child)
  const code = await ended.finally(release)
  await closed
  return { code, output: Buffer.concat(parts).toString() }
}
