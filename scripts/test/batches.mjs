import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../paths.mjs'

/**
 * Loading the product takes longer than most tests, and what was loaded works faster from file to file. Not too many share a process:
 * what a file keeps in its variables stays in memory until the process ends.
 */
const MOST_FILES = 20

/** The last batches are small, so that no lane works alone at the end. */
const FEWEST_FILES = 7
const BATCHES_LEFT = 6

/** Pages, programs and servers cost far more than loading the product: few files to a process, so that none takes many minutes. */
const COSTLY =
  /^tests\/(browser|module-example|resilience|ring|provisioning|upgrade|database|deploy|signatures|egov|eid)/
const COSTLY_FILES = 6

/**
 * The longest take their time anyway. Two look at every call of a function in their process, libraries for SCIM and for hardware modules
 * have one state in a process, and the texts of the example module are found by their address.
 */
const ALONE = [
  'packages/core/src/cli/serve',
  'tests/browser/every-screen',
  'tests/browser/installations',
  'tests/module-example/notes',
  'tests/module-example/optional-app',
  'tests/provisioning/faults',
  'tests/provisioning/scimmy',
  'tests/rights/escalation',
  'tests/signatures/signing/signing-hsm',
  'tests/statements',
  'tests/upgrade/side-by-side',
]

/** Which functions of which file were called is seen where the files are loaded one by one. */
const LOADED_ONE_BY_ONE = ['tests/statements', 'tests/upgrade/side-by-side']

export const looksAtModules = file => LOADED_ONE_BY_ONE.some(beginning => file.startsWith(beginning))

/** A hook before the first test would not be waited for where the tests of a file stand below one of their own. */
const HAS_HOOKS = /^(before|beforeEach|afterEach)\(/m

const isAlone = file => {
  if (ALONE.some(beginning => file.startsWith(beginning))) return true
  return HAS_HOOKS.test(readFileSync(join(ROOT, file), 'utf8'))
}

const chunks = (files, sizeFor) => {
  const made = []
  for (let rest = files; rest.length > 0; rest = rest.slice(made.at(-1).length))
    made.push(rest.slice(0, sizeFor(rest.length)))
  return made
}

/** Which files run together in one process; neighbours in the given order stay neighbours. */
export const intoBatches = files => {
  const alone = files.filter(isAlone)
  const others = files.filter(file => !alone.includes(file))
  const isCostly = file => COSTLY.test(file)
  return [
    ...alone.map(file => [file]),
    ...chunks(others.filter(isCostly), () => COSTLY_FILES),
    ...chunks(
      others.filter(file => !isCostly(file)),
      left => Math.min(MOST_FILES, Math.max(FEWEST_FILES, Math.ceil(left / BATCHES_LEFT))),
    ),
  ]
}
