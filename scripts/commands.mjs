import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { ensureInstalled } from './install/install.mjs'
import { NODE, problem, ROOT, SERVICE } from './places.mjs'
import { ensureShell } from './shell.mjs'

// Settings may also stand in a file beside the checkout's package.json; what the environment says itself wins.
const ENV_FILE = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : []

// Most objects of a request die with it; a small nursery is swept more often and keeps the process small. Maglev compiles everything
// once more before the last compiler does: that costs a tenth of the processor time of a young process and some forty megabytes.
const MODEST = ['--max-semi-space-size=16', '--no-maglev']

const COMMANDS = {
  serve: async args =>
    runChild(NODE, [...MODEST, ...ENV_FILE, SERVICE, 'serve', ...args], {
      ipc: true,
      env: await ensureShell(),
    }),
  tamga: args => runChild(NODE, [...ENV_FILE, SERVICE, ...args], { ipc: true }),
  dev: async args => (await import('./dev.mjs')).runDev(args),
  check: () => runChild(NODE, ['scripts/check.mjs']),
  test: args => runChild(NODE, ['scripts/test/test.mjs', ...args]),
  'api-types': async ([target]) => (await import('./api-types.mjs')).writeApiTypes(target),
  screenshots: async args =>
    runChild(NODE, ['scripts/screenshots.ts', ...args], { env: await ensureShell() }),
  bench: args => runChild(NODE, ['bench/run.ts', ...args]),
}

/** Sets up what is missing, runs the command on our own Node and answers its exit code. */
export const runCommand = async ([name, ...args]) => {
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined
  if (!command) throw problem(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join('|')} [arguments]`)
  process.chdir(ROOT)
  await ensureInstalled()
  return command(args)
}
