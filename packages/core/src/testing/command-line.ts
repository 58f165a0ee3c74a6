import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { environment } from '../kernel/settings/environment.ts'

export type Finished = { code: number | null; stdout: string; stderr: string }

export type RunningService = {
  /** Where it listens; loopback, whatever PUBLIC_ORIGIN says. */
  origin: string
  child: ChildProcess
  stdout(): string
  ended: Promise<Finished>
}

const MAIN = fileURLToPath(new URL('../../../../distributions/sign-in/main.ts', import.meta.url))

/** Stripping types takes most of a short command's time; the tests start many. */
const COMPILE_CACHE = fileURLToPath(new URL('../../../../node_modules/.cache/tamga', import.meta.url))

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
  ARGON2_ITERATIONS: '1',
  LOGIN_LIMIT_ADDRESS: 'off',
  ...env,
})

function launch(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: surroundings(env),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const texts = { stdout: '', stderr: '' }
  child.stdout!.on('data', part => (texts.stdout += part))
  child.stderr!.on('data', part => (texts.stderr += part))
  // Not 'close': it never comes when it was us who closed the channel.
  const parts = [once(child, 'exit'), once(child.stdout!, 'close'), once(child.stderr!, 'close')]
  const ended = Promise.all(parts).then(([exit]): Finished => ({ code: exit![0], ...texts }))
  return { child, texts, ended }
}

/** Runs the real command in a process of its own. */
export const runTamga = (args: readonly string[], env: Record<string, string> = {}): Promise<Finished> =>
  launch(args, env).ended

/** Starts `tamga serve` on a free port and waits until it says that it is ready. */
export async function startTamga(env: Record<string, string>): Promise<RunningService> {
  const { child, texts, ended } = launch(['serve'], { PORT: '0', ...env })
  const ready = new Promise<void>(resolve => {
    child.stdout!.on('data', () => texts.stdout.includes('Ctrl-C') && resolve())
  })
  const early = await Promise.race([ready, ended])
  if (early) throw new Error(`serve ended with code ${early.code}:\n${early.stdout}${early.stderr}`)
  const [, port] = /Sign in +\S+:(\d+)/.exec(texts.stdout) ?? []
  return { origin: `http://127.0.0.1:${port}`, child, stdout: () => texts.stdout, ended }
}
