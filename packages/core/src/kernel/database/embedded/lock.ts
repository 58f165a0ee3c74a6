import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DataFolderInUse, errorCode } from './errors.ts'
import { startTime } from './program.ts'

/** A pid alone is reused sooner or later; with the start time and the boot it names one process for ever. */
type Holder = { pid: number; started: string; boot: string }

export type DataFolderLock = { release(): Promise<void> }

const LOCK_FILE = 'tamga.lock'

const bootId = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()

const isAlive = (holder: Holder): boolean =>
  holder.boot === bootId() && startTime(holder.pid) === holder.started

const parseHolder = (text: string): Holder | undefined => {
  try {
    const value = JSON.parse(text)
    return Number.isInteger(value?.pid) ? value : undefined
  } catch {
    return undefined
  }
}

const readHolder = async (file: string): Promise<Holder | undefined> =>
  parseHolder(await readFile(file, 'utf8').catch(() => ''))

/** `link` puts the finished file in place or fails, so nobody ever reads a half-written lock. */
const place = async (file: string, mine: Holder): Promise<boolean> => {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await writeFile(draft, JSON.stringify(mine), { flag: 'wx', mode: 0o644 })
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/** Moves the file of a dead process aside. When two processes do so at once and one moved a live file, it is put back. */
const clearStale = async (file: string): Promise<void> => {
  const aside = `${file}.${randomBytes(6).toString('hex')}`
  try {
    await rename(file, aside)
    const taken = await readHolder(aside)
    if (taken && isAlive(taken)) await link(aside, file)
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(errorCode(error) ?? '')) throw error
  } finally {
    await rm(aside, { force: true })
  }
}

export const lockDataFolder = async (folder: string): Promise<DataFolderLock> => {
  const file = join(folder, LOCK_FILE)
  const mine: Holder = { pid: process.pid, started: startTime(process.pid) ?? '', boot: bootId() }
  for (;;) {
    if (await place(file, mine)) break
    const holder = await readHolder(file)
    if (holder && isAlive(holder)) throw new DataFolderInUse(folder, holder.pid)
    await clearStale(file)
    await pause(Math.random() * 20)
  }
  return { release: () => release(file, mine) }
}

const release = async (file: string, mine: Holder): Promise<void> => {
  const holder = await readHolder(file)
  if (holder?.pid === mine.pid && holder.started === mine.started) await rm(file, { force: true })
}
