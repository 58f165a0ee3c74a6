import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../places.mjs'

/** Loading the product takes longer than most tests: files share a process, but not so many that one lane works alone at the end. */
const FILES_IN_A_BATCH = 6

/** Browsers take their time anyway; what these folders do to processes, servers and files should meet nobody else. */
const ALONE = [
  'tests/browser',
  'tests/resilience',
  'tests/upgrade',
  'tests/module-example',
  'tests/statements',
]

/** A hook of a file would run for each test of the process. */
const HAS_HOOKS = /^(before|beforeEach|afterEach)\(|browser-world/m

const isAlone = file =>
  ALONE.some(folder => file.startsWith(folder)) || HAS_HOOKS.test(readFileSync(join(ROOT, file), 'utf8'))

const chunk = files =>
  Array.from({ length: Math.ceil(files.length / FILES_IN_A_BATCH) }, (_, turn) =>
    files.slice(turn * FILES_IN_A_BATCH, (turn + 1) * FILES_IN_A_BATCH),
  )

/** Which files run together in one process; neighbours in the given order stay neighbours. */
export const intoBatches = files => {
  const alone = files.filter(isAlone)
  return [...alone.map(file => [file]), ...chunk(files.filter(file => !alone.includes(file)))]
}
