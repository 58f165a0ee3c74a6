import { appendFileSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { ROOT } from '../paths.mjs'

const IN_TURN = join(ROOT, 'scripts/test/files-in-turn.mjs')

/** Of the tests that stand for a file, one that could not be loaded is a test; the others only hold those of the file. */
const isRunnerTest = ({ file, details }) =>
  file === IN_TURN && [undefined, 'subtestsFailed'].includes(details.error?.failureType)

/** proc_pid_stat(5): hundredths of a second on every Linux that we know. */
const TICK_MS = 10

/** Processor time of this process and of those it has waited for, in milliseconds; of this one alone where there is no /proc. */
const cpuSpent = () => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const [user, system, ofChildren, systemOfChildren] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
      .map(Number)
    return (user + system + ofChildren + systemOfChildren) * TICK_MS
  } catch {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
}

/** What the command says: a record to write to, the test files, and which of their tests. */
const readCommand = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'test-name-pattern': { type: 'string', multiple: true },
      'test-only': { type: 'boolean' },
    },
  })
  const [record, ...files] = positionals
  return { record, files, values }
}

/** Runs test files in this process, one after the other. */
const start = ({ files, values }) => {
  // A selection by name would leave out the tests that stand for the files.
  const isInTurn = files.length > 1 && Object.keys(values).length === 0
  return run({
    cwd: ROOT,
    files: isInTurn ? [IN_TURN] : files.map(file => join(ROOT, file)),
    isolation: 'none',
    testNamePatterns: values['test-name-pattern'],
    only: values['test-only'],
  })
}

const fileOf = ({ file, name }) => (file === IN_TURN ? name : relative(ROOT, file ?? ''))

/** Counts the time that each file takes. */
const measureFiles = (tests, files) => {
  const spent = new Map(files.map(file => [file, { duration_ms: 0, cpu_ms: 0 }]))
  let counted = 0
  const count = (file, duration_ms) => {
    const before = spent.get(file)
    const now = cpuSpent()
    spent.set(file, {
      duration_ms: before.duration_ms + duration_ms,
      cpu_ms: before.cpu_ms + now - counted,
    })
    counted = now
  }
  // All that a process does for its only file is of that file, what it does before the first test included.
  const isAlone = files.length === 1
  const see = entry => {
    const file = fileOf(entry)
    if (entry.nesting === 0 && spent.has(file) && !isAlone) count(file, entry.details.duration_ms)
  }
  tests.on('test:pass', see)
  tests.on('test:fail', see)
  return {
    finish() {
      // What the last file started has been stopped by now.
      count(files.at(-1), isAlone ? performance.now() : 0)
      return [...spent].map(([file, costs]) => ({ file, ...costs }))
    },
  }
}

/** How many tests there are that only stand for a file, by outcome. */
const countRunnerTests = tests => {
  const counts = { tests: 0, passed: 0, failed: 0 }
  const see = outcome => entry => {
    if (!isRunnerTest(entry)) return
    counts.tests++
    counts[outcome]++
  }
  tests.on('test:pass', see('passed'))
  tests.on('test:fail', see('failed'))
  return counts
}

/** A JSON line with the time of each file, and one with the counts, goes to the record. */
const main = async () => {
  const command = readCommand()
  const { record, files } = command
  const note = line => appendFileSync(record, `${JSON.stringify(line)}\n`)
  const tests = start(command)
  const times = measureFiles(tests, files)
  const uncounted = countRunnerTests(tests)
  const failed = new Set()
  // A file of a batch fails as the test that stands for it; a file that is alone fails by its own tests.
  tests.on('test:fail', entry => failed.add(fileOf(entry)))
  tests.on('test:summary', ({ counts, success }) => {
    for (const time of times.finish()) note(time)
    for (const [name, count] of Object.entries(uncounted)) counts[name] -= count
    note({ counts })
    note({ failed: files.filter(file => failed.has(file)), batch: files[0] })
    process.exitCode = success ? 0 : 1
  })
  const report = tests.compose(spec)
  report.pipe(process.stdout)
  await finished(report)
}

process.exitCode = 1
await main()
// A test that failed half-way may leave something running; the process ends all the same.
process.stdout.write('', () => process.exit())
