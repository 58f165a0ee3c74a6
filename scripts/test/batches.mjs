import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../places.mjs'

/** Loading the product takes longer than most tests: files share a process, but not so many that one lane works alone at the end. */
const FILES_IN_A_BATCH = 6

/**
 * Browsers take their time anyway; what these do to processes, servers and files should meet nobody else, and the SCIM server of
 * scimmy has one state in a process.
 */
const ALONE = [
  'packages/core/src/cli',
  'tests/browser',
  'tests/module-example',
  'tests/provisioning/faults',
  'tests/provisioning/scimmy',
  'tests/resilience',
  'tests/statements',
  'tests/upgrade',
]

/** A hook of a file would run for each test of the process. */
const HAS_HOOKS = /^(before|beforeEach|afterEach)\(|browser-world/m

/** A service that starts when its file is imported would be the same one for all who import it. */
const STARTS_WHEN_IMPORTED = /^export const \w+ = await start/m

const importsOf = (file, text) =>
  [...text.matchAll(/from '(\.[^']+\.ts)'/g)]
    .map(([, path]) => join(ROOT, dirname(file), path))
    // Some are texts of code that a test is about.
    .filter(path => existsSync(path))

const isAlone = file => {
  if (ALONE.some(beginning => file.startsWith(beginning))) return true
  const text = readFileSync(join(ROOT, file), 'utf8')
  if (HAS_HOOKS.test(text)) return true
  return importsOf(file, text).some(path => STARTS_WHEN_IMPORTED.test(readFileSync(path, 'utf8')))
}

const chunk = files =>
  Array.from({ length: Math.ceil(files.length / FILES_IN_A_BATCH) }, (_, turn) =>
    files.slice(turn * FILES_IN_A_BATCH, (turn + 1) * FILES_IN_A_BATCH),
  )

/** Which files run together in one process; neighbours in the given order stay neighbours. */
export const intoBatches = files => {
  const alone = files.filter(isAlone)
  return [...alone.map(file => [file]), ...chunk(files.filter(file => !alone.includes(file)))]
}
