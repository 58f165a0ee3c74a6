import { join } from 'node:path'
import { readChild, runChild } from './child.mjs'
import { endWhenInterrupted } from './interruption.mjs'
import { MODULES, NODE } from './paths.mjs'
import { findTests } from './test/test-files.mjs'

const runPolicyTests = () => {
  const files = findTests(['tests/policy'])
  return files.length === 0 ? 0 : runChild(NODE, ['--test', '--test-reporter=spec', ...files])
}

/**
 * One thread for each project: several find out much of the same, each for itself, and take half as much time again. And the compiler keeps
 * what it has used until it ends: to look for what it could give back takes a fifth of the time, and saves a sixth of the memory.
 */
const checkTypes = folder =>
  readChild(NODE, [join(MODULES, 'typescript', 'bin', 'tsc'), '-p', folder, '--noEmit', '--singleThreaded'], {
    env: { GOGC: 'off' },
  })

const STATIC_CHECKS = [
  ['types', () => checkTypes('.')],
  ['client', () => checkTypes('shells/web')],
  ['phone', () => checkTypes('shells/mobile')],
  ['lint', () => readChild(join(MODULES, '.bin', 'biome'), ['check', '--error-on-warnings'])],
]

/** The smallest machine that we look at has two processors. */
const AT_ONCE = 2

/** Runs every check even after a failure, two at a time, and answers what became of each. */
export const runStaticChecks = async () => {
  const waiting = [...STATIC_CHECKS.entries()]
  const results = []
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [place, [name, run]] = next
      const started = Date.now()
      const { code, output } = await run()
      endWhenInterrupted()
      console.log(`\n── ${name}\n${output}`.trimEnd())
      results[place] = { name, ok: code === 0, seconds: (Date.now() - started) / 1000 }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return results
}

const checkPolicy = async () => {
  console.log('\n── policy')
  const started = Date.now()
  const code = await runPolicyTests()
  endWhenInterrupted()
  return { name: 'policy', ok: code === 0, seconds: (Date.now() - started) / 1000 }
}

export const printResults = results => {
  console.log('')
  for (const { name, ok, seconds } of results)
    console.log(`${ok ? '✔' : '✖'} ${name.padEnd(8)} ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
}

const main = async () => {
  const results = [...(await runStaticChecks()), await checkPolicy()]
  printResults(results)
  return results.every(result => result.ok) ? 0 : 1
}

if (process.argv[1] === import.meta.filename) {
  process.exitCode = await main().catch(error => {
    console.error(error?.isForPeople ? error.message : error)
    return 1
  })
}
