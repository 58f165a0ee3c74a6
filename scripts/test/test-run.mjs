import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../paths.mjs'
import { intoBatches, looksAtModules } from './batches.mjs'

// Two more than the two cores that a run must do with: while files wait for a page or a process, others work.
const LANES = 4

/**
 * A larger nursery is swept less often: a twentieth of the processor time. What outlives it is not looked through before it has become
 * large: an eighth. What Node has compiled is good for all sizes.
 */
const ROOMY = ['--max-semi-space-size=64', '--initial-old-space-size=1000']

const LONGEST_BATCH_MS = 1_800_000

const BATCH = join(ROOT, 'scripts/test/test-batch.mjs')
const PRELOADED = ['packed-modules', 'rsa-keys', 'test-context'].flatMap(name => [
  '--import',
  pathToFileURL(join(ROOT, `scripts/test/${name}.mjs`)).href,
])

const running = new Set()

/** To pack the modules costs as much as to load them a few times. */
const FEWEST_TO_PACK_FOR = 5

/** Where the packed modules are, for whoever loads them; where packing fails, they are loaded one by one. */
const packModules = async folder => {
  const [joined, separate] = ['joined-modules', 'separate-modules'].map(name => join(folder, name))
  const pack = join(ROOT, 'scripts/test/pack-modules.mjs')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', pack, joined, separate], {
    cwd: ROOT,
    stdio: 'inherit',
  })
  running.add(child)
  const code = await new Promise(resolve => child.on('close', resolve))
  running.delete(child)
  return code === 0 ? { TEST_JOINED_MODULES: joined, TEST_SEPARATE_MODULES: separate } : {}
}

const outputOf = child => {
  const parts = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => parts.push(part))
  return () => Buffer.concat(parts).toString()
}

/** One process for the files of a batch. What it printed is shown when it ends, and once more at the very end when it failed. */
const runBatch = async (files, { flags, record, shared }) => {
  const separately = files.some(looksAtModules) && { TEST_JOINED_MODULES: '' }
  const env = { ...process.env, ...(await shared), ...separately }
  return new Promise(resolve => {
    const command = [...ROOMY, ...PRELOADED, BATCH, ...flags, record, ...files]
    const child = spawn(process.execPath, command, { cwd: ROOT, env })
    running.add(child)
    const output = outputOf(child)
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_BATCH_MS)
    child.on('close', (code, signal) => {
      clearTimeout(limit)
      running.delete(child)
      const printed = signal ? `${output()}\nEnded by ${signal}: ${files.join(', ')}\n` : output()
      process.stdout.write(printed)
      resolve({ ok: code === 0, printed, files })
    })
  })
}

/** Runs batches of test files in the order given, a few at a time. */
const main = async () => {
  const args = process.argv.slice(2)
  const flags = args.filter(arg => arg.startsWith('-'))
  const [record, ...files] = args.filter(arg => !arg.startsWith('-'))
  const batches = intoBatches(files)
  const isWorthPacking = batches.length >= FEWEST_TO_PACK_FOR
  const packed = isWorthPacking ? packModules(dirname(record)) : Promise.resolve({})
  const TEST_RSA_KEYS = join(dirname(record), 'rsa-keys')
  const options = { flags, record, shared: packed.then(modules => ({ ...modules, TEST_RSA_KEYS })) }
  // While the modules are packed, the other processor has a file that looks at them one by one.
  const early = isWorthPacking ? batches.find(batch => batch.some(looksAtModules)) : undefined
  const waiting = batches.filter(batch => batch !== early)
  const failed = []
  const finish = async (batch, given = options) => {
    const outcome = await runBatch(batch, given)
    if (!outcome.ok) failed.push(outcome)
  }
  const lane = async first => {
    if (first) await finish(first, { ...options, shared: { TEST_RSA_KEYS } })
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) await finish(batch)
    appendFileSync(record, `${JSON.stringify({ lane_ms: performance.now() })}\n`)
  }
  await Promise.all(Array.from({ length: LANES }, (_, place) => lane(place === 0 ? early : undefined)))
  if (failed.length === 0) return 0
  console.log(`\n── what failed\n\n${failed.map(({ printed }) => failuresOf(printed)).join('\n')}`)
  return (await passOnSecondTry(filesOf(failed, record), options)) ? 0 : 1
}

/** Where more than a few files fail, it is no accident. */
const MOST_UNSTEADY = 3

const isCi = ['1', 'true'].includes(process.env.CI ?? '')

/** The files that failed; all files of a process that ended before its report. */
const filesOf = (failed, record) => {
  const lines = existsSync(record) ? readFileSync(record, 'utf8').split('\n').filter(Boolean) : []
  const known = new Map(lines.map(line => JSON.parse(line)).map(({ batch, failed: files }) => [batch, files]))
  return failed.flatMap(({ files }) => {
    const named = known.get(files[0])
    return named?.length > 0 ? named : files
  })
}

/**
 * In CI a file that failed has a second try, alone. One that passes then is named, with its failure above: either it judges a moment, or it has
 * met a race of the product, and somebody has to look which. At a desk a failure is a failure.
 */
const passOnSecondTry = async (files, options) => {
  if (!isCi || files.length > MOST_UNSTEADY) return false
  const outcomes = []
  for (const file of files)
    outcomes.push(await runBatch([file], { ...options, record: `${options.record}.again` }))
  const passed = outcomes.every(({ ok }) => ok)
  if (passed) console.log(`\n── unsteady: failed, and passed when run again\n\n${files.join('\n')}`)
  return passed
}

/** The part of a report that is about failures; all of it when the process ended before its report. */
const failuresOf = printed => {
  const start = printed.indexOf('failing tests:')
  return start < 0 ? printed : printed.slice(start)
}

/** Whoever ends the run ends the files that are under way. */
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    for (const child of running) child.kill(signal)
    process.exit(1)
  })

process.exitCode = await main()
