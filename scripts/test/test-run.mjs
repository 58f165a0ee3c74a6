import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { ROOT } from '../places.mjs'

// One more than the two cores that a run must do with: while one file waits for a page or a process, another one works.
const LANES = 3

const LONGEST_FILE_MS = 600_000

/** Whoever ends the run ends the files that are under way. */
const untilInterrupted = () => {
  const interruption = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => interruption.abort())
  return interruption.signal
}

/** Runs test files in the order given, which `node --test` does not; a JSON line for each finished file, and for all, goes to a record. */
const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'test-name-pattern': { type: 'string', multiple: true },
      'test-only': { type: 'boolean' },
    },
  })
  const [record, ...files] = positionals
  const tests = run({
    cwd: ROOT,
    files: files.map(file => join(ROOT, file)),
    concurrency: LANES,
    timeout: LONGEST_FILE_MS,
    signal: untilInterrupted(),
    // A test that failed half-way may leave something running; the run ends all the same, and tells what failed.
    execArgv: ['--test-force-exit'],
    testNamePatterns: values['test-name-pattern'],
    only: values['test-only'],
  })
  tests.on('test:summary', ({ file, counts, duration_ms, success }) => {
    if (!file) process.exitCode = success ? 0 : 1
    const line = { file: file && relative(ROOT, file), counts, duration_ms }
    appendFileSync(record, `${JSON.stringify(line)}\n`)
  })
  const report = tests.compose(spec)
  report.pipe(process.stdout)
  await finished(report)
}

process.exitCode = 1
await main()
