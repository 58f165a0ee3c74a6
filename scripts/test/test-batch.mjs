import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { finished } from 'node:stream/promises'
import { run } from 'node:test'
import { spec } from 'node:test/reporters'
import { parseArgs } from 'node:util'
import { ROOT } from '../places.mjs'

/** Runs test files in this process, one after the other; a JSON line with the time of each file, and one with the counts, goes to a record. */
const main = async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'test-name-pattern': { type: 'string', multiple: true },
      'test-only': { type: 'boolean' },
    },
  })
  const [record, ...files] = positionals
  const note = line => appendFileSync(record, `${JSON.stringify(line)}\n`)
  const spent = new Map(files.map(file => [file, 0]))
  const tests = run({
    cwd: ROOT,
    files: files.map(file => join(ROOT, file)),
    isolation: 'none',
    testNamePatterns: values['test-name-pattern'],
    only: values['test-only'],
  })
  const addTime = ({ file, nesting, details }) => {
    const name = file && relative(ROOT, file)
    if (nesting === 0 && spent.has(name)) spent.set(name, spent.get(name) + details.duration_ms)
  }
  tests.on('test:pass', addTime)
  tests.on('test:fail', addTime)
  tests.on('test:summary', ({ counts, success }) => {
    for (const [file, duration_ms] of spent) note({ file, duration_ms })
    note({ counts })
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
