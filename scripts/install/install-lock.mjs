import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT } from '../paths.mjs'

/** Beside node_modules and not inside it: `npm ci` empties that folder. */
const LOCK = join(ROOT, '.tamga-setup.lock')
const POLL_MS = 200

/** Field 22 of proc_pid_stat(5): with it a reused pid is not taken for the process that held the lock. */
const startTime = pid => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return ''
  }
}

const exists = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

const isAlive = holder => exists(holder.pid) && startTime(holder.pid) === holder.started

const readHolder = file => {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'))
    return Number.isInteger(holder.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

/** `link` puts a finished file in place or fails, so nobody reads half a lock. */
const take = () => {
  const draft = `${LOCK}.${process.pid}`
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startTime(process.pid) }))
  try {
    linkSync(draft, LOCK)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Moves a dead holder's lock aside; a live one that slipped in between is put back. */
const clearStale = () => {
  const aside = `${LOCK}.${process.pid}.stale`
  try {
    renameSync(LOCK, aside)
    const holder = readHolder(aside)
    if (holder && isAlive(holder)) linkSync(aside, LOCK)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(error.code)) throw error
  } finally {
    rmSync(aside, { force: true })
  }
}

const acquire = async () => {
  let told = false
  while (!take()) {
    const holder = readHolder(LOCK)
    if (!holder || !isAlive(holder)) {
      clearStale()
      continue
    }
    if (!told) console.error(`Waiting for process ${holder.pid}, which is installing packages here…`)
    told = true
    await pause(POLL_MS)
  }
}

const release = () => {
  if (readHolder(LOCK)?.pid === process.pid) rmSync(LOCK, { force: true })
}

/** Runs the work in one process at a time per checkout. */
export const withInstallLock = async work => {
  const interrupted = () => process.exit(130)
  await acquire()
  process.on('exit', release)
  process.on('SIGINT', interrupted)
  try {
    return await work()
  } finally {
    process.off('SIGINT', interrupted)
    process.off('exit', release)
    release()
  }
}
