import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runChild } from './child.mjs'
import { ensureInstalled } from './install/install.mjs'
import { SERVICE_OPTIONS } from './node-options.mjs'
import { BUSINESS, GOVERNMENT, NODE, problem, ROOT, SERVICE } from './paths.mjs'
import { ensureShell } from './shell.mjs'

// Settings may also stand in a file beside the checkout's package.json; what the environment says itself wins.
const envFile = name => (existsSync(join(ROOT, name)) ? [`--env-file=${name}`] : [])
const ENV_FILE = envFile('.env')
// The flavours run beside each other: none reads the port and the secrets of another.
const GOVERNMENT_ENV_FILE = envFile('.env.government')
const BUSINESS_ENV_FILE = envFile('.env.business')

const serve = async (envFiles, main, args) =>
  runChild(NODE, [...SERVICE_OPTIONS, ...envFiles, main, 'serve', ...args], {
    ipc: true,
    env: await ensureShell(),
  })

const COMMANDS = {
  serve: args => serve(ENV_FILE, SERVICE, args),
  tamga: args => runChild(NODE, [...ENV_FILE, SERVICE, ...args], { ipc: true }),
  'serve:government': args => serve(GOVERNMENT_ENV_FILE, GOVERNMENT, args),
  'tamga:government': args => runChild(NODE, [...GOVERNMENT_ENV_FILE, GOVERNMENT, ...args], { ipc: true }),
  'serve:business': args => serve(BUSINESS_ENV_FILE, BUSINESS, args),
  'tamga:business': args => runChild(NODE, [...BUSINESS_ENV_FILE, BUSINESS, ...args], { ipc: true }),
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
