import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../packages/core/src/kernel/database/embedded/embedded.ts'
import { setCheapPassword } from '../../packages/core/src/testing/servers/cheap-password.ts'
import { printResults, runStaticChecks } from '../check.mjs'
import { runChild } from '../child.mjs'
import { provideDebianPackages } from '../debian-packages.mjs'
import { endWhenInterrupted } from '../interruption.mjs'
import { NODE } from '../paths.mjs'
import { ensureShell } from '../shell.mjs'
import { makeRunFolder } from './run-folder.mjs'
import { requireTests } from './test-files.mjs'

const SLOWEST = 30

/**
 * Only the database of the tests: what a crash would lose is thrown away at the end anyhow, nothing lives long enough to be cleaned
 * up, and the passwords of the service roles guard nothing.
 */
const FAST_AND_LOOSE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  scram_iterations: '1',
  max_connections: '300',
}

const readRecord = file =>
  readFileSync(file, { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line))

const runTests = async ({ files, flags, folder, env }) => {
  const record = join(folder, 'record.jsonl')
  const code = await runChild(NODE, ['scripts/test/test-run.mjs', ...flags, record, ...files], { env })
  return { code, record: readRecord(record) }
}

/** One database server for all test files; each makes its own databases in it. */
const withDatabase = async (folder, work) => {
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'data'),
    say: () => undefined,
    settings: FAST_AND_LOOSE,
  })
  try {
    endWhenInterrupted()
    await setCheapPassword(server.url)
    return await work(server.url)
  } finally {
    await server.stop()
  }
}

const printSlowest = record => {
  const files = record.filter(entry => entry.file).sort((a, b) => b.duration_ms - a.duration_ms)
  if (files.length <= 1) return
  const seconds = ms => (ms / 1000).toFixed(1).padStart(7)
  console.log('\nSlowest files, by the clock, and the processor time of their process and its children:')
  for (const { file, duration_ms, cpu_ms } of files.slice(0, SLOWEST))
    console.log(`${seconds(duration_ms)} s  ${seconds(cpu_ms)} s  ${file}`)
}

/** Milliseconds of all processors, and those of them in which they had nothing to do. */
const processorTime = () => {
  const times = cpus().map(({ times }) => times)
  const sum = numbers => numbers.reduce((total, each) => total + each, 0)
  return { all: sum(times.flatMap(Object.values)), idle: sum(times.map(({ idle }) => idle)) }
}

/** Where processors had nothing to do, more could run at once; where lanes end far apart, the last files had better begin earlier. */
const printUse = (record, before) => {
  const now = processorTime()
  const busy = 1 - (now.idle - before.idle) / (now.all - before.all)
  const ends = record.flatMap(({ lane_ms }) => (lane_ms ? [`${(lane_ms / 1000).toFixed(0)} s`] : []))
  console.log(
    `\nProcessors of the machine (${availableParallelism()}) were busy ${(busy * 100).toFixed(0)} % of the time. Lanes ended after ${ends.join(', ')}.`,
  )
}

const printTotals = ({ tests, passed, failed, cancelled, skipped, todo }) =>
  console.log(
    `\ntests ${tests}, pass ${passed}, fail ${failed}, cancelled ${cancelled}, skipped ${skipped}, todo ${todo}`,
  )

/** The counts of all batches; null when none was run to its end. */
const totalOf = record =>
  record
    .flatMap(({ counts }) => counts ?? [])
    .reduce(
      (total, counts) =>
        Object.fromEntries(Object.entries(counts).map(([name, n]) => [name, n + (total?.[name] ?? 0)])),
      null,
    )

const isCi = ['1', 'true'].includes(process.env.CI ?? '')

const judge = ({ code, record }, before) => {
  const counts = totalOf(record)
  printSlowest(record)
  printUse(record, before)
  if (counts) printTotals(counts)
  if (code !== 0 || !counts) return false
  if (!isCi || counts.skipped + counts.todo === 0) return true
  console.log('CI accepts no skipped test.')
  return false
}

const main = async args => {
  const flags = args.filter(arg => arg.startsWith('-'))
  const patterns = args.filter(arg => !arg.startsWith('-'))
  const files = requireTests(patterns)
  const missing = provideDebianPackages()
  // A selection is somebody at work on one thing; the whole run is the one that must vouch for everything.
  const checks = patterns.length === 0 ? await runStaticChecks() : []
  const { SHELL_DIR } = await ensureShell()
  const { folder, temporary } = makeRunFolder()
  try {
    console.log('\n── tests')
    const started = Date.now()
    const before = processorTime()
    const outcome = await withDatabase(folder, url =>
      runTests({
        files,
        flags,
        folder,
        env: {
          TMPDIR: temporary,
          TEST_DATABASE_URL: url,
          TEST_SHELL_DIR: SHELL_DIR,
          TAMGA_TEST_MISSING: missing.join(','),
        },
      }),
    )
    const passed = judge(outcome, before)
    if (checks.length > 0)
      printResults([...checks, { name: 'tests', ok: passed, seconds: (Date.now() - started) / 1000 }])
    return passed && checks.every(check => check.ok) ? 0 : 1
  } finally {
    // A server that a test left behind is on its way out, and may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
  }
}

process.exitCode = await main(process.argv.slice(2)).catch(error => {
  console.error(error?.isForPeople ? error.message : error)
  return 1
})
