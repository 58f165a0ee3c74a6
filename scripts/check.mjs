import { join } from 'node:path'
import { runChild } from './child.mjs'
import { endWhenInterrupted } from './interruption.mjs'
import { MODULES, NODE } from './places.mjs'
import { findTests } from './test/test-files.mjs'

const runPolicyTests = () => {
  const files = findTests(['tests/policy'])
  return files.length === 0 ? 0 : runChild(NODE, ['--test', '--test-reporter=spec', ...files])
}

const checkTypes = folder =>
  runChild(NODE, [join(MODULES, 'typescript', 'bin', 'tsc'), '-p', folder, '--noEmit'])

/** In this order: what is cheap and tells most comes first. */
export const STATIC_CHECKS = [
  ['types', () => checkTypes('.')],
  ['client', () => checkTypes('shells/web')],
  ['lint', () => runChild(join(MODULES, '.bin', 'biome'), ['check', '--error-on-warnings'])],
]

/** Runs every check even after a failure, and answers what became of each. */
export const runChecks = async checks => {
  const results = []
  for (const [name, run] of checks) {
    console.log(`\n── ${name}`)
    const started = Date.now()
    const code = await run()
    endWhenInterrupted()
    results.push({ name, ok: code === 0, seconds: (Date.now() - started) / 1000 })
  }
  return results
}

export const printResults = results => {
  console.log('')
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? '✔' : '✖'} ${name.padEnd(8)} ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
}

const main = async () => {
  const results = await runChecks([...STATIC_CHECKS, ['policy', runPolicyTests]])
  printResults(results)
  return results.every(result => result.ok) ? 0 : 1
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await main().catch(error => {
    console.error(error?.isForPeople ? error.message : error)
    return 1
  })
}
