import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { runCommand } from '../cli/main.ts'
import { environment } from '../kernel/settings/reading/environment.ts'
import type { Distribution } from '../platform.ts'
import { packedModules } from './test-environment.ts'

export type Finished = { code: number | null; stdout: string; stderr: string }

export type RunningService = {
  /** Where it listens; loopback, whatever PUBLIC_ORIGIN says. */
  origin: string
  child: ChildProcess
  stdout(): string
  ended: Promise<Finished>
}

const FLAVOURS = ['sign-in', 'government', 'business'] as const
export type Flavour = (typeof FLAVOURS)[number]

const isFlavour = (program: string): program is Flavour => FLAVOURS.some(flavour => flavour === program)

const distributionOf = (flavour: Flavour) =>
  new URL(`../../../../distributions/${flavour}/distribution.ts`, import.meta.url).href

const mainOf = (flavour: string) =>
  fileURLToPath(new URL(`../../../../distributions/${flavour}/main.ts`, import.meta.url))

/** Stripping types takes most of a short command's time; the tests start many. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/tamga', import.meta.url))

const PACKED = new URL('../../../../scripts/test/packed-modules.mjs', import.meta.url).href

/** As the process of the tests itself: the same modules, read from one file and without types. */
export function withPackedModules(): { execArgv: string[]; env: Record<string, string> } {
  const env = packedModules()
  return { execArgv: Object.keys(env).length > 0 ? ['--import', PACKED] : [], env }
}

/** Nothing of the caller's settings reaches the command; hashes are cheap, for what is tested is the product. */
const surroundings = (env: Record<string, string>): Record<string, string> => ({
  PATH: environment()['PATH'] ?? '',
  HOME: environment()['HOME'] ?? '/',
  NODE_COMPILE_CACHE: COMPILE_CACHE,
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  LOG_FORMAT: 'json',
  DATABASE_POOL: '2',
  ARGON2_MEMORY_KIB: '64',
  // A busy machine makes a test slower, and no request of it is turned away.
  QUEUE_WAIT_MS: '20000',
  ARGON2_ITERATIONS: '1',
  LOGIN_LIMIT_ADDRESS: 'off',
  ...env,
})

/** Far beyond what any start or stop takes: it ends a wait that would otherwise last for ever. */
const LONGEST_WAIT_MS = 180_000

/** What a failing test left running would keep its file, and with it the whole run, from ever ending. */
const left = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of left) child.kill('SIGKILL')
})

async function within<T>(promise: Promise<T>, what: string, output: () => string): Promise<T> {
  const limit = new AbortController()
  const late = pause(LONGEST_WAIT_MS, undefined, { signal: limit.signal, ref: false }).then(() => {
    throw new Error(`${what} took too long; its output:\n${output()}`)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    limit.abort()
    late.catch(() => {})
  }
}

function launch(args: readonly string[], env: Record<string, string>, main = mainOf('sign-in')) {
  const packed = withPackedModules()
  const child = spawn(process.execPath, [...packed.execArgv, main, ...args], {
    env: { ...packed.env, ...surroundings(env) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  left.add(child)
  child.on('exit', () => left.delete(child))
  const texts = { stdout: '', stderr: '' }
  child.stdout!.on('data', part => (texts.stdout += part))
  child.stderr!.on('data', part => (texts.stderr += part))
  // Not 'close': it never comes when it was us who closed the channel.
  const parts = [once(child, 'exit'), once(child.stdout!, 'close'), once(child.stderr!, 'close')]
  const ended = Promise.all(parts).then(([exit]): Finished => ({ code: exit![0], ...texts }))
  ended.catch(() => {})
  return { child, texts, ended }
}

/** Runs the command in a process of its own: for what only a process shows. */
export const spawnTamga = (args: readonly string[], env: Record<string, string> = {}): Promise<Finished> =>
  finish(launch(args, env), `tamga ${args.join(' ')}`)

/** Runs the command in this process, which has loaded the product already: loading it again takes longer than most commands. */
export async function runTamga(
  args: readonly string[],
  env: Record<string, string> = {},
  flavour: Flavour = 'sign-in',
): Promise<Finished> {
  const [distribution]: Distribution[] = Object.values(await import(distributionOf(flavour)))
  const printed: string[] = []
  const noted: string[] = []
  const terminal = {
    say: (line: string) => void printed.push(`${line}\n`),
    note: (line: string) => void noted.push(`${line}\n`),
    json: (value: unknown) => void printed.push(`${JSON.stringify(value, null, 2)}\n`),
  }
  const ended = runCommand({ distribution: distribution!, args, env: surroundings(env), terminal })
  const code = await within(ended, `tamga ${args.join(' ')}`, () => [...printed, ...noted].join(''))
  return { code, stdout: printed.join(''), stderr: noted.join('') }
}

function finish({ child, texts, ended }: ReturnType<typeof launch>, what: string): Promise<Finished> {
  return within(ended, what, () => texts.stdout + texts.stderr).catch(error => {
    child.kill('SIGKILL')
    throw error
  })
}

/** Starts `tamga serve` on a free port and waits until it says that it is ready. */
export async function startTamga(
  env: Record<string, string>,
  /** A flavour of this version, or the file that starts another version. */
  program: Flavour | (string & {}) = 'sign-in',
): Promise<RunningService> {
  const main = isFlavour(program) ? mainOf(program) : program
  const { child, texts, ended } = launch(['serve'], { PORT: '0', ...env }, main)
  const ready = new Promise<void>(resolve => {
    child.stdout!.on('data', () => texts.stdout.includes('Ctrl-C') && resolve())
  })
  const early = await within(Promise.race([ready, ended]), 'serve', () => texts.stdout + texts.stderr)
  if (early) throw new Error(`serve ended with code ${early.code}:\n${early.stdout}${early.stderr}`)
  const [, port] = /Sign in +\S+:(\d+)/.exec(texts.stdout) ?? []
  return { origin: `http://127.0.0.1:${port}`, child, stdout: () => texts.stdout, ended }
}
