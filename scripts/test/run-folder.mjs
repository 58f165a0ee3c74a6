import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'

/** Twice what the databases of a run have been seen to take at once. */
const ROOM = 8 * 1024 ** 3

const hasRoom = folder => {
  const { bavail, bsize } = statfsSync(folder)
  return Math.min(bavail * bsize, freemem()) >= ROOM
}

/** Containers often forbid to run programs from there, and some tests write a program and run it. */
const runsPrograms = folder => {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  rmSync(program)
  return status === 0
}

const makeFolderIn = home => {
  const folder = mkdtempSync(join(home, 'tamga-test-'))
  chmodSync(folder, 0o755)
  return folder
}

const makeFolderInMemory = () => {
  if (!existsSync(MEMORY) || !hasRoom(MEMORY)) return undefined
  const folder = makeFolderIn(MEMORY)
  if (runsPrograms(folder)) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

/**
 * A folder for all files of a run, in memory where there is plenty: each copy of a database makes more than a thousand files and
 * removes them soon, which costs a disk's file system more than the tests cost the database.
 */
export const makeRunFolder = () => {
  const folder = makeFolderInMemory() ?? makeFolderIn(tmpdir())
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  // Open to all, as the system's own is: servers that tests start run as other users.
  chmodSync(temporary, 0o1777)
  return { folder, temporary }
}
